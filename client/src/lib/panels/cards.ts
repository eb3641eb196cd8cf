/** What a card does, in the words of the rules in play. */
import { switchesOf } from '../books'
import { t, words } from '../i18n/words.svelte'
import type { CardName } from '../protocol'
import { playing } from '../state/playing.svelte'

/** The card's name: of a move card its points, of an event that it is one. */
export const cardLabel = (card: CardName): string => t('client-card', { card: { cards: [card] }, points: Number(card) || 0 })

/** What the card does. */
export function cardAbout(card: CardName): string {
  const key = `client-card-about-${card.toLowerCase().replaceAll(' ', '-')}`
  return words.has(key) ? t(key, switchesOf(playing.rules)) : t('client-card-about-move', { points: Number(card) })
}
