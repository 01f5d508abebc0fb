import { modalAround, modalChange, topModal } from '../internal/layers.ts'

/**
 * Everything outside an open modal dialog is inert, including the top layer. So the toasts' host moves into the topmost
 * dialog, unless its home is there, and back afterwards. Returns a function that stops it.
 */
export function followModals(host: HTMLElement, home: HTMLElement) {
  function settle() {
    const modal = topModal()
    const place = modal && modal !== modalAround(home) ? modal : home
    if (host.parentElement !== place) place.append(host)
    const region = host.querySelector<HTMLElement>('[popover]')
    if (!region?.matches(':popover-open')) region?.showPopover()
  }
  const ending = new AbortController()
  settle()
  // Dialogs of the host are detected by their changes of focus.
  for (const event of [modalChange, 'focusin']) document.addEventListener(event, settle, { signal: ending.signal })
  return () => {
    ending.abort()
    host.remove()
  }
}
