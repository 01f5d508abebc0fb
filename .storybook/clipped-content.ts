import { isTransparent, type Line } from './overlapping-text.ts'

interface Thing {
  name: string
  /** The containing box, and so on outwards. */
  box: Element | null
  rect: DOMRect
  position?: string
}

interface Box {
  bounds: DOMRect
  position: string
  isInline: boolean
  /** Whether it is for screen readers only. */
  isUnseen: boolean
  fadesOut: boolean
  isCutSideways: boolean
  isCutBelow: boolean
  isScrolled: boolean
}

/** Tolerance for rounding to device pixels. */
const tolerance = 1.5

/**
 * Finds clipped text and controls: cut off by a box that hides or scrolls sideways, overflowing their box, or outside
 * the page.
 */
export function clippedContent(lines: readonly Line[]): string[] {
  const boxes = new Map<Element, Box>()
  const things = [...lines.map(wordsOf), ...visibleControls()]
  return [...new Set([...things.flatMap((thing) => troubleWith(thing, boxes) ?? []), ...scrollingSideways(boxes)])]
}

function wordsOf({ text, element, rect }: Line): Thing {
  return { name: `“${text}”`, box: element, rect }
}

/** Returns controls with a visible edge; others end where their text does. */
function visibleControls(): Thing[] {
  return [...document.body.querySelectorAll('button, a, input, select, textarea, img, [role="button"]')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({
      name: nameOf(element),
      box: element.parentElement,
      rect: element.getBoundingClientRect(),
      ...framedIn(element),
    }))
    .filter(({ rect, isFramed }) => isFramed && rect.width > 2 && rect.height > 2)
}

function nameOf(element: Element) {
  const words = element.getAttribute('aria-label') ?? element.textContent.trim()
  return `the ${element.tagName.toLowerCase()} ${words.slice(0, 40)}`.trim()
}

function framedIn(element: Element) {
  const { borderInlineEndWidth, borderInlineEndColor, backgroundColor, position } = getComputedStyle(element)
  const hasBorder = borderInlineEndWidth !== '0px' && !isTransparent(borderInlineEndColor)
  return { position, isFramed: hasBorder || !isTransparent(backgroundColor) }
}

function troubleWith({ name, box: innermost, rect, position = 'static' }: Thing, boxes: Map<Element, Box>) {
  let { bottom } = rect
  for (let element = innermost; element && element !== document.documentElement; element = element.parentElement) {
    // A fixed element is above the page, limited by the viewport only.
    if (position === 'fixed') break
    const box = boxes.get(element) ?? look(element)
    boxes.set(element, box)
    if (position === 'absolute' && box.position === 'static') continue
    position = box.position
    if (box.isInline) continue
    // Text for screen readers only.
    if (box.isUnseen) return undefined
    // A row that scrolls to what has the focus, and fades where there is more.
    if (box.fadesOut) return undefined
    const out = Math.max(box.bounds.left - rect.left, rect.right - box.bounds.right)
    if (out > tolerance) {
      return `${name} ${box.isCutSideways ? 'is cut off by' : 'sticks out of'} ${tagOf(element)} by ${Math.round(out)} px`
    }
    const below = bottom - box.bounds.bottom
    // Content further down can be scrolled to.
    if (box.isScrolled) bottom = Math.min(bottom, box.bounds.bottom)
    if (box.isCutBelow && below > tolerance) return `${name} is cut off at the bottom of ${tagOf(element)}`
  }
  const out = Math.max(-rect.left, rect.right - document.documentElement.clientWidth)
  return out > tolerance ? `${name} is ${Math.round(out)} px outside the page` : undefined
}

/** Finds sideways scrolling among the containers. */
function scrollingSideways(boxes: Map<Element, Box>) {
  return [...boxes]
    .filter(([, { isCutSideways, isUnseen, fadesOut }]) => isCutSideways && !isUnseen && !fadesOut)
    .map(([element]) => ({ element, hidden: element.scrollWidth - element.clientWidth }))
    .filter(({ hidden }) => hidden > tolerance)
    .map(({ element, hidden }) => `${tagOf(element)} scrolls sideways by ${hidden} px for ${tagOf(widestIn(element))}`)
}

/** Returns what reaches furthest to the end of the line. */
function widestIn(container: Element): Element {
  const right = (element: Element) => element.getBoundingClientRect().right
  return [...container.querySelectorAll('*')].reduce(
    (widest, one) => (right(one) > right(widest) ? one : widest),
    container.firstElementChild ?? container,
  )
}

function look(element: Element): Box {
  const { position, display, overflowX, overflowY, clipPath, maskImage } = getComputedStyle(element)
  const bounds = element.getBoundingClientRect()
  return {
    bounds,
    // A legend exceeds its set width.
    isUnseen: bounds.width <= 1 || clipPath === 'inset(50%)',
    position,
    fadesOut: element.matches('[role="tablist"], [role="search"] > *') && maskImage.includes('gradient'),
    isInline: display === 'inline' || display === 'contents',
    isCutSideways: overflowX !== 'visible',
    isCutBelow: /hidden|clip/.test(overflowY),
    isScrolled: /auto|scroll/.test(overflowY),
  }
}

const tagOf = (box: Element) => (box.cloneNode() as Element).outerHTML.replace(/<\/.*/, '').slice(0, 100)
