import { onEscape } from '../internal/on-escape.ts'
import { positionPopover } from '../internal/position-popover.ts'

/** Milliseconds until hovering opens it, and until leaving closes it, so that the pointer can reach the text. */
const delays = { open: 500, close: 150 }

/** Milliseconds after one tooltip closes within which the next opens immediately. */
const warmth = 400

let lastClosed = Number.NEGATIVE_INFINITY
let closeLast: (() => void) | undefined

/**
 * Shows the tooltip while its control or the tooltip is hovered, or the control has keyboard focus. Escape and a press
 * hide it until the next hover or focus. Returns a function that stops it.
 */
export function followIntent(root: HTMLElement, tooltip: HTMLElement, side: 'above' | 'below') {
  const control = root.firstElementChild ?? root
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: AbortController | undefined
  let unplace: (() => void) | undefined

  function close() {
    clearTimeout(timer)
    if (!shown) return
    shown.abort()
    shown = undefined
    unplace?.()
    tooltip.hidePopover()
    lastClosed = performance.now()
    if (closeLast === close) closeLast = undefined
  }

  function open() {
    clearTimeout(timer)
    if (shown || !tooltip.isConnected) return
    closeLast?.()
    closeLast = close
    shown = new AbortController()
    tooltip.showPopover()
    unplace = positionPopover(tooltip, control, 'center', side)
    // The control may be hovered while focus is elsewhere.
    onEscape(close, shown.signal)
    tooltip.addEventListener('toggle', onToggle, { signal: shown.signal })
  }

  function onToggle(event: Event) {
    if ((event as ToggleEvent).newState === 'closed') close()
  }

  function onEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') wait()
  }

  function wait() {
    clearTimeout(timer)
    const isWarm = performance.now() - lastClosed < warmth
    timer = setTimeout(open, isWarm ? 0 : delays.open)
  }

  function onLeave() {
    clearTimeout(timer)
    if (!hasFocus()) timer = setTimeout(close, delays.close)
  }

  const hasFocus = () => control.matches(':focus-visible') || Boolean(control.querySelector(':focus-visible'))
  const onFocus = () => (hasFocus() ? open() : undefined)
  const onPress = (event: Event) => (tooltip.contains(event.target as Node) ? undefined : close())

  const ending = new AbortController()
  const { signal } = ending
  root.addEventListener('pointerenter', onEnter, { signal })
  root.addEventListener('pointerleave', onLeave, { signal })
  root.addEventListener('focusin', onFocus, { signal })
  root.addEventListener('focusout', close, { signal })
  root.addEventListener('pointerdown', onPress, { signal })
  root.addEventListener('click', onPress, { signal })
  // The event that mounted it has already happened.
  if (hasFocus()) open()
  else if (root.matches(':hover')) wait()
  return () => {
    close()
    ending.abort()
  }
}
