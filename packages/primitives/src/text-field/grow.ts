/** Fits a text area's height to its text, in browsers whose CSS can't. */
export function fitToText(area: HTMLTextAreaElement, isFittedByCss = CSS.supports('field-sizing', 'content')) {
  if (isFittedByCss) return
  area.style.blockSize = 'auto'
  // The text's height excludes the border.
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}
