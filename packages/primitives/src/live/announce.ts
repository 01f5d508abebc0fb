import { topModal } from '../internal/layers.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'

export type Politeness = 'polite' | 'assertive'

/** Long enough to be read, short enough not to be discovered later. */
const lifetime = 7000

/** A region with initial content isn't announced: assistive technology must have seen it empty. */
const settling = 150

/**
 * Announces a sentence without moving focus. `assertive` interrupts, so use it for errors only. Uses the page's
 * LiveRegion, or creates one if there is none or a modal dialog makes it inert.
 */
export function announce(sentence: string, politeness: Politeness = 'polite') {
  const place = topModal() ?? document.body
  const known = findRegion(place, politeness)
  const region = known ?? place.appendChild(makeRegion(politeness))
  setTimeout(() => say(region, sentence), known ? 0 : settling)
}

function say(region: Element, sentence: string) {
  const line = document.createElement('div')
  line.textContent = sentence
  region.append(line)
  setTimeout(() => line.remove(), lifetime)
}

function findRegion(place: HTMLElement, politeness: Politeness) {
  const regions = place.querySelectorAll(`[data-mk-live="${politeness}"]`)
  const modal = place.closest('dialog')
  return [...regions].find((region) => region.closest('dialog') === modal)
}

function makeRegion(politeness: Politeness) {
  const region = document.createElement('div')
  region.className = visuallyHidden
  // For hosts that have our style sheets in a shadow root only.
  Object.assign(region.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'clip',
    clipPath: 'inset(50%)',
  })
  for (const [name, value] of Object.entries(regionAttributes(politeness))) region.setAttribute(name, value)
  return region
}

export function regionAttributes(politeness: Politeness) {
  return { 'data-mk-live': politeness, role: 'log', 'aria-live': politeness, 'aria-relevant': 'additions' } as const
}
