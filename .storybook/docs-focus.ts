/**
 * In a frame on a page of words, a story must not take the focus, nor scroll the page to itself, before a reader has
 * pressed something in it: the page opens at its top.
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

/** Empty where the page around is of another origin. */
function addressOf(frame: Window) {
  try {
    return frame.location.search
  } catch {
    return ''
  }
}
