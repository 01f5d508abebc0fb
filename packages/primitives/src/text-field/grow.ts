/** Makes a text area as tall as its text, in browsers where CSS cannot. */
export function fitToText(area: HTMLTextAreaElement, isFittedByCss = CSS.supports('field-sizing', 'content')) {
  if (isFittedByCss) return
  area.style.blockSize = 'auto'
  // The border is no part of the height of the text.
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}
