/** Calls back on Escape wherever the focus is, and keeps that from all else: from the dialog around, for example. */
export function onEscape(close: () => void, signal: AbortSignal) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    close()
  }
  document.addEventListener('keydown', onKey, { capture: true, signal })
}
