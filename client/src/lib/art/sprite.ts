/** The arms of all bearers: put into the page once, as symbols that every block and shield uses. */
const files = import.meta.glob<string>('../../../../src/schiltrom/data/art/arms/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const NAMESPACE = 'http://www.w3.org/2000/svg'
const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
const sources = new Map(
  Object.entries(files).map(([path, source]) => [path.replace(/^.*\/|\.svg$/g, ''), source]),
)
let isPlaced = false

/** Each file's drawing as a symbol in a hidden element: of the page, or of a part of it that sees no other. */
export function placeArms(root: HTMLElement | ShadowRoot): void {
  isPlaced = true
  const sprite = document.createElementNS(NAMESPACE, 'svg')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.setAttribute('width', '0')
  sprite.setAttribute('height', '0')
  sprite.style.position = 'absolute'
  const parser = new DOMParser()
  for (const [slug, source] of sources) {
    const drawing = parser.parseFromString(source, 'image/svg+xml').documentElement
    const symbol = document.createElementNS(NAMESPACE, 'symbol')
    symbol.id = `arms-${slug}`
    symbol.setAttribute('viewBox', drawing.getAttribute('viewBox') ?? '0 0 100 120')
    symbol.append(...drawing.childNodes)
    sprite.append(symbol)
  }
  root.prepend(sprite)
}

/** Who bears the arms of a block: 'Angus/E' bears Angus's, 'York Knights' York's. */
export function bearerOf(block: string): string {
  const name = block.replace(/\/[ES]$/, '')
  return sources.has(slugOf(name)) ? name : (name.split(' ')[0] ?? name)
}

/** What a `use` element refers to in order to draw somebody's arms. */
export function armsHref(name: string): string {
  if (!isPlaced) placeArms(document.body)
  return `#arms-${slugOf(bearerOf(name))}`
}
