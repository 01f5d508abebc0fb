/** Measures text in an element's font without touching the document. */
export function textMeasure(element: Element) {
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return (text: string) => text.length * Number.parseFloat(fontSize) * 0.6
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return (text: string) => context.measureText(text).width
}
