const edge = 8

/** Custom property with the height, in CSS pixels, on the roomier side of the trigger. */
export const roomProperty = '--mk-menu-room'

/**
 * Tells an open popover how tall it may be. In browsers without CSS anchor positioning, it also places it under the
 * trigger, or above where there is no room. Returns what ends it.
 */
export function placeBeside(
  popover: HTMLElement,
  trigger: Element,
  align: 'start' | 'end',
  isPlacedByCss = CSS.supports('anchor-scope: all'),
) {
  function place() {
    const { top, bottom, left, right } = trigger.getBoundingClientRect()
    const { direction, marginTop } = getComputedStyle(popover)
    const gaps = 2 * Number.parseFloat(marginTop)
    popover.style.setProperty(roomProperty, `${Math.max(top, innerHeight - bottom) - gaps}px`)
    if (isPlacedByCss) return

    const { offsetWidth: width, offsetHeight: height } = popover
    const isBelow = bottom + height + gaps <= innerHeight || top < height + gaps
    const wanted = (align === 'start') === (direction === 'ltr') ? left : right - width
    popover.style.top = `${isBelow ? bottom : top - height - gaps}px`
    popover.style.left = `${Math.max(edge, Math.min(wanted, innerWidth - width - edge))}px`
  }

  const ending = new AbortController()
  place()
  // Capture: what scrolls may be any box around the trigger.
  addEventListener('scroll', place, { capture: true, passive: true, signal: ending.signal })
  addEventListener('resize', place, { signal: ending.signal })
  return () => ending.abort()
}
