const edge = 8

/** The aligned edges of popover and trigger. */
export type Align = 'start' | 'center' | 'end'

/** A custom property: the available height, in CSS pixels, on the roomier side of the trigger. */
export const roomProperty = '--mk-room'

/**
 * Limits the height of an open popover. Without CSS anchor positioning, also positions it below or above the trigger,
 * whichever has space. Returns a function that stops it.
 */
export function positionPopover(
  popover: HTMLElement,
  trigger: Element,
  align: Align,
  side: 'below' | 'above' = 'below',
  isPlacedByCss = CSS.supports('anchor-scope: all'),
) {
  function place() {
    const { top, bottom, left, right } = trigger.getBoundingClientRect()
    const { direction, marginTop } = getComputedStyle(popover)
    const gaps = 2 * Number.parseFloat(marginTop)
    popover.style.setProperty(roomProperty, `${Math.max(top, innerHeight - bottom) - gaps}px`)
    if (isPlacedByCss) return

    const { offsetWidth: width, offsetHeight: height } = popover
    const fitsBelow = bottom + height + gaps <= innerHeight
    const fitsAbove = top >= height + gaps
    const isBelow = side === 'below' ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow
    const isLeft = (align === 'start') === (direction === 'ltr')
    const wanted = align === 'center' ? (left + right - width) / 2 : isLeft ? left : right - width
    popover.style.top = `${isBelow ? bottom : top - height - gaps}px`
    popover.style.left = `${Math.max(edge, Math.min(wanted, innerWidth - width - edge))}px`
  }

  const ending = new AbortController()
  place()
  // Capture, because any box around the trigger may scroll.
  addEventListener('scroll', place, { capture: true, passive: true, signal: ending.signal })
  addEventListener('resize', place, { signal: ending.signal })
  return () => ending.abort()
}
