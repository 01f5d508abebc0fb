import { cardsBelow } from '@memberkit/tokens'

/** The container width below which a table's rows become cards, in CSS pixels at the present size of text; on a server, at the usual one. */
export function cardsBelowPixels(): number {
  const rootSize =
    typeof document === 'undefined' ? 16 : parseFloat(getComputedStyle(document.documentElement).fontSize)
  return parseFloat(cardsBelow) * rootSize
}
