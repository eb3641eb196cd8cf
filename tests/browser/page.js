// What a test sees of a page, as a person would: what is lit, what is said, and how long it took.
// It runs before the page's own scripts, in every window that the tests open.
;(() => {
  try {
    localStorage['schiltrom.pace'] ??= 'off' // most tests do not follow what the others do
  } catch {
    // A page without an address of its own keeps nothing.
  }
  const all = (selector, root = document) => [...root.querySelectorAll(selector)]
  const first = (selector) => document.querySelector(selector)

  /** Whether a person could see it. */
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  /** A point at which a click meets this element and nothing that lies over it. */
  function pointOf(element, meets = (hit) => element.contains(hit)) {
    const box = element.getBoundingClientRect()
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95]
    for (const down of steps) {
      for (const across of steps) {
        const x = box.left + box.width * across
        const y = box.top + box.height * down
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
        const hit = document.elementFromPoint(x, y)
        if (hit && meets(hit)) return [x, y]
      }
    }
    return null
  }

  const spot = (kind, name, element) => ({ kind, name, at: pointOf(element), hinted: element.matches('.hinted') })

  /** The button's key, else its words: keys are the same in every language. */
  const nameOf = (button) => button.querySelector('kbd')?.textContent ?? button.textContent.trim()

  /** All that the page offers to be chosen now. */
  function offers() {
    if (first('.ending')) return { over: true, pressed: 0, spots: [] }
    const curtain = first('main[data-side] > button')
    if (curtain) return { over: false, pressed: 0, spots: [spot('curtain', '', curtain)] }
    const watched = first('.guide.watching button')
    if (watched) return { over: false, pressed: 0, spots: [spot('skip', '', watched)] }
    const asked = first('[role="alertdialog"] button')
    if (asked) return { over: false, pressed: 0, spots: [spot('yes', '', asked)] }
    const pressed = all('.token [aria-pressed="true"]').length
    const spots = []
    for (const token of all('[data-area] .token.can')) {
      if (!token.querySelector('[aria-pressed="true"]')) spots.push(spot('block', token.dataset.block, token))
    }
    for (const block of all('[data-fan] .token:has(.selectable):not(:has(.selected))')) {
      spots.push(spot('fanned', block.title, block))
    }
    for (const area of all('.hit.can')) {
      const name = area.closest('[data-area]').dataset.area
      spots.push(spot('area', name, area))
    }
    for (const button of all('main :is(button.lit, button[data-block], :has(> .block.selectable) > button)')) {
      if (isShown(button)) spots.push(spot('listed', button.getAttribute('aria-label') ?? button.textContent.trim(), button))
    }
    for (const card of all('.hand li.playable:not(.up) button')) spots.push(spot('card', card.ariaLabel, card))
    for (const button of all('.hand .play button:enabled')) spots.push(spot('play', '', button))
    for (const button of all(':is(.prompt > .buttons, .battle .actions) button.button:enabled:not(.plain)')) {
      // Whoever has a guide does what he says.
      if (!first('.guide') || button.matches('.hinted')) spots.push(spot('word', nameOf(button), button))
    }
    return { over: false, pressed, spots }
  }

  /** All that can change when something was chosen. */
  function signature() {
    const board = all('[data-key]').map((each) => {
      const area = each.closest('[data-area]')?.dataset.area ?? ''
      return `${area} ${each.dataset.key} ${each.closest('.can') !== null} ${each.ariaPressed}`
    })
    const pressed = all('main [aria-pressed]').map((each) => each.ariaPressed)
    return [first('main')?.textContent, ...board, ...pressed].join('|')
  }

  /** Where something is that was offered a moment ago, and how the page looks before it is clicked. */
  function aim(kind, name) {
    const found = offers().spots.find((each) => each.kind === kind && each.name === name)
    return { at: found?.at ?? null, isOffered: found !== undefined, before: looks() }
  }

  /** Whether what the last click asked for is there: the ways of blocks in hand take a moment. */
  function isReady(offered, waited) {
    if (offered.over) return true
    if (first('.prompt[aria-busy="true"], .prompt .button:disabled, .hand .button:disabled, .battle .actions .button:disabled')) return false
    if (offered.pressed > 0 && waited < 2000 && !offered.spots.some((each) => each.kind === 'area')) return false
    return offered.spots.some((each) => each.kind !== 'word' || !['u', 'Esc'].includes(each.name))
  }

  const frame = () => new Promise(requestAnimationFrame)

  const LEAVE_MS = 260

  /** What is offered when it has come to rest: nobody clicks on what still moves. */
  async function settled() {
    let offered = offers()
    for (let tries = 0; tries < 60; tries += 1) {
      await frame()
      await frame()
      // Blocks that lie spread close a moment after the mouse has left them.
      if (first('[data-fan]') && matchMedia('(hover: hover)').matches) await new Promise((resolve) => setTimeout(resolve, LEAVE_MS))
      const again = offers()
      if (JSON.stringify(again) === JSON.stringify(offered)) break
      offered = again
    }
    return offered
  }

  /** What is offered once the page looks different from before and this window can choose. */
  async function next(before, patience) {
    const start = performance.now()
    let changed = null
    for (;;) {
      const now = performance.now()
      if (changed === null && looks() !== before) changed = now
      const offered = changed !== null || now - start > patience ? await settled() : null
      const isIt = offered !== null && changed !== null && isReady(offered, now - changed)
      if (isIt || now - start > patience) {
        return { ...offered, isIt, phase: first('.table')?.dataset.phase ?? '' }
      }
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }

  /** The signature, and the blocks that a finger has spread. */
  const looks = () => signature() + (matchMedia('(hover: none)').matches ? (first('[data-fan]')?.textContent ?? '') : '')

  // --- how long it took ----------------------------------------------------------------------

  const took = []
  let clicked = null

  function begin(event) {
    if (first('.table')) clicked = { at: event.timeStamp, looked: signature() }
  }

  /** The frame after the change is the first that shows it. */
  function watch() {
    new MutationObserver(() => {
      if (!clicked || signature() === clicked.looked) return
      const { at } = clicked
      clicked = null
      requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - at)))
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  }

  addEventListener('click', begin, { capture: true })
  const longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  }).observe({ type: 'longtask' })

  // --- what is on the page -------------------------------------------------------------------

  /** What is written, and read out, on the page: text, labels, titles. */
  function words() {
    const found = new Set()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!text.parentElement.closest('noscript, script, style')) found.add(text.data.replace(/\s+/g, ' ').trim())
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const each of all(`[${name}]`)) found.add(each.getAttribute(name).trim())
    }
    found.delete('')
    return [...found]
  }

  const scrolls = (style, axis) => ['auto', 'scroll'].includes(axis === 'x' ? style.overflowX : style.overflowY)

  /** The box in which an element would be cut off, if any; what scrolls there can be reached. */
  function frameOf(element) {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (scrolls(style, 'x') || scrolls(style, 'y')) return null
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') return box
    }
    return null
  }

  const tell = (element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.trim().slice(0, 60)}`

  /** Whether it ends in three dots now and shows the rest when it is pressed. */
  const opens = (element) =>
    element.ariaExpanded === 'false' && getComputedStyle(element).textOverflow === 'ellipsis'

  /** Whose words do not fit: cut off, beyond the window's edge, or out of their own button or card. */
  function overflowing() {
    const wrong = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const element = text.parentElement
      if (!text.data.trim() || element.closest('svg, .hidden, noscript, option, [data-fan]') || !isShown(element)) continue
      if (opens(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      if (box.right > innerWidth + 1 || box.left < -1) {
        if (!within(element)) wrong.push(`beyond the edge: ${tell(element)}`)
      }
      const holder = element.closest('button, a.button, .panel, li, dialog')
      const held = holder?.getBoundingClientRect()
      if (held && (box.right > held.right + 2 || box.left < held.left - 2)) wrong.push(`out of its box: ${tell(element)}`)
      const frame = frameOf(element)
      const cut = frame?.getBoundingClientRect()
      if (cut && (box.right > cut.right + 1 || box.left < cut.left - 1)) wrong.push(`cut off: ${tell(element)}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`)
    return wrong
  }

  /** Whether something round it scrolls sideways, so that it can be reached. */
  function within(element) {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (scrolls(getComputedStyle(box), 'x') && box.scrollWidth > box.clientWidth) return true
    }
    return false
  }

  /** The blocks that show their faces; a list of names to choose from (Herald) shows none. */
  const faces = () => all('[data-block]:not(button)').map((each) => each.dataset.block)

  /** An element's words, but for the last throw and its banner: they are of an open battle and may stay a moment longer. */
  const wordsOf = (element) =>
    [...element.querySelectorAll('.tray, .banner')].reduce((text, tray) => text.replace(tray.innerText, ''), element.innerText)

  /** What is to be read and seen on the board now, all at one moment; nothing while a battle shows faces. */
  const board = () =>
    document.querySelector('.battle') ? null : { faces: faces(), words: all('.board, .hand').map(wordsOf) }

  window.proof = { board, offers, looks, aim, next, took, longTasks, words, overflowing, faces, pointOf }
  addEventListener('DOMContentLoaded', watch)
})()
