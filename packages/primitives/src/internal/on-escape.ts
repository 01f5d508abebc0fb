import { holdEscape, isEscape } from './hold-escape.ts'

/** Calls back on Escape, wherever focus is, and stops the event, so that a surrounding dialog stays open. */
export function onEscape(close: () => void, signal: AbortSignal) {
  const onKey = (event: KeyboardEvent) => {
    if (!isEscape(event)) return
    event.stopImmediatePropagation()
    event.preventDefault()
    close()
  }
  addEventListener('keydown', onKey, { capture: true, signal })
  signal.addEventListener('abort', holdEscape(), { once: true })
}
