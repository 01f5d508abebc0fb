/**
 * The container width below which a table's rows become cards, in units of the text: 16 to a root `em`. From here, five
 * columns with a button fit in our longest language without breaking words, however large the text is.
 */
const units = 600

/** The same for a container query. */
export const cardsBelow = `${units / 16}rem`

/** The same in CSS pixels, at the present size of text; on a server, at the usual one. */
export function cardsBelowPixels(): number {
  if (typeof document === 'undefined') return units
  return (units / 16) * parseFloat(getComputedStyle(document.documentElement).fontSize)
}
