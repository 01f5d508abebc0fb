export interface Line {
  text: string
  element: Element
  rect: DOMRect
}

/** Finds unreadable layout: overlapping text, and a page that scrolls sideways, with the elements that are too wide. */
export function overlappingText(lines = visibleLines()) {
  return [...wordsOnWords(lines), ...tooWide()]
}

function wordsOnWords(unsorted: readonly Line[]) {
  const lines = unsorted.toSorted((one, other) => one.rect.top - other.rect.top)
  const found = new Set<string>()
  for (const [at, line] of lines.entries()) {
    for (const below of lines.slice(at + 1)) {
      if (below.rect.top >= line.rect.bottom) break
      if (isOnTop(line, below)) found.add(`“${line.text}” and “${below.text}” lie on each other`)
    }
  }
  return [...found]
}

/** Returns visible text by line. */
export function visibleLines(): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement!
    const text = node.textContent!.trim()
    if (!text || element.closest('option, textarea, script, style') || isUnseen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // Screen-reader-only text is one pixel wide.
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
    lines.push(...rects.map((rect) => ({ text, element, rect })))
  }
  return lines
}

function isUnseen(element: Element) {
  const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return !isVisible || isTransparent(getComputedStyle(element).webkitTextFillColor)
}

function isOnTop(one: Line, other: Line) {
  if (one.element === other.element) return false
  const left = Math.max(one.rect.left, other.rect.left)
  const right = Math.min(one.rect.right, other.rect.right)
  const top = Math.max(one.rect.top, other.rect.top)
  const bottom = Math.min(one.rect.bottom, other.rect.bottom)
  // Lines may touch.
  if (right - left < 3 || bottom - top < 0.4 * Math.min(one.rect.height, other.rect.height)) return false
  const pile = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
  const places = [pile.indexOf(one.element), pile.indexOf(other.element)].sort((a, b) => a - b)
  // Clipped text is invisible.
  if (places[0]! < 0) return false
  const between = pile.slice(places[0], places[1])
  return between.every((element) => isTransparent(backgroundOf(element))) || !isLaidOver(between[0]!, pile[places[1]!]!)
}

/** Whether an element is meant to cover others: a sticky header, a menu, a dialog. */
function isLaidOver(element: Element, below: Element) {
  for (let one: Element | null = element; one && !one.contains(below); one = one.parentElement) {
    if (!/static|relative/.test(getComputedStyle(one).position)) return true
  }
  return false
}

function tooWide() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const widest = [...document.body.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > clientWidth,
  )
  return [`${scrollWidth - clientWidth} px wider than the page: ${widest?.outerHTML.slice(0, 120)}`]
}

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor

/** Whether a computed color is transparent: `rgba(0, 0, 0, 0)`, or `color(… / 0.4)`. */
export const isTransparent = (colour: string) => /^rgba\(.*, 0(\.\d+)?\)$|\/ 0(\.\d+)?\)$/.test(colour)
