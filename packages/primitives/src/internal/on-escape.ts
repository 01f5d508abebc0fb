import { holdEscape } from './hold-escape.ts'

/** Calls back on Escape wherever the focus is, and keeps that from all else: from the dialog around, for example. */
export function onEscape(close: () => void, signal: AbortSignal) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopImmediatePropagation()
    event.preventDefault()
    close()
  }
  addEventListener('keydown', onKey, { capture: true, signal })
  signal.addEventListener('abort', holdEscape(), { once: true })
}
