const edge = 8

/**
 * Places an open popover under the trigger, or above where there is no room, for browsers without CSS anchor
 * positioning. Does nothing in the others. Returns what ends it.
 */
export function placeBeside(
  popover: HTMLElement,
  trigger: Element,
  align: 'start' | 'end',
  isPlacedByCss = CSS.supports('anchor-scope: all'),
) {
  if (isPlacedByCss) return () => {}

  function place() {
    const { top, bottom, left, right } = trigger.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = popover
    const { direction, marginTop } = getComputedStyle(popover)
    const outer = height + 2 * Number.parseFloat(marginTop)
    const isBelow = bottom + outer <= innerHeight || top < outer
    const isFromLeft = (align === 'start') === (direction === 'ltr')
    const wanted = isFromLeft ? left : right - width
    popover.style.top = `${isBelow ? bottom : top - outer}px`
    popover.style.left = `${Math.max(edge, Math.min(wanted, innerWidth - width - edge))}px`
  }

  const ending = new AbortController()
  place()
  // Capture: what scrolls may be any box around the trigger.
  addEventListener('scroll', place, { capture: true, passive: true, signal: ending.signal })
  addEventListener('resize', place, { signal: ending.signal })
  return () => ending.abort()
}
