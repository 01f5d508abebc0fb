/**
 * Prevents stories in frames of a docs page from taking focus or scrolling the page before the reader interacts with
 * them.
 */
export function leaveFocusToDocs() {
  if (window.parent === window || !/viewMode=docs/.test(addressOf(window.parent))) return
  const { focus } = HTMLElement.prototype
  const { showModal } = HTMLDialogElement.prototype
  const isUsed = () => navigator.userActivation?.hasBeenActive ?? true
  HTMLElement.prototype.focus = function (options) {
    if (isUsed()) focus.call(this, options)
  }
  HTMLDialogElement.prototype.showModal = function () {
    const { scrollX, scrollY } = window.parent
    showModal.call(this)
    if (isUsed()) return
    ;(document.activeElement as HTMLElement | null)?.blur()
    window.parent.focus()
    window.parent.scrollTo(scrollX, scrollY)
  }
}

/** Returns the frame's address; empty if the page has another origin. */
function addressOf(frame: Window) {
  try {
    return frame.location.search
  } catch {
    return ''
  }
}
