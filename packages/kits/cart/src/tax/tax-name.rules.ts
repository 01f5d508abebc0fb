import type { Locale } from '@memberkit/platform/formats'

/** The taxes of Canada by their abbreviation in English and in French, as both governments write them. */
const names: readonly (readonly [english: string, french: string])[] = [
  ['GST', 'TPS'],
  ['HST', 'TVH'],
  ['QST', 'TVQ'],
  ['PST', 'TVP'],
  ['RST', 'TVD'],
]

/**
 * Returns the name of a tax in the reader's language: `GST` is `TPS` in French, `TVQ` is `QST` in English. Names that
 * aren't one of Canada's abbreviations are returned as the platform has them.
 */
export function taxNameIn(label: string, locale: Locale): string {
  const known = names.find((pair) => pair.some((name) => name === label.trim()))
  if (!known) return label
  return known[locale.startsWith('fr') ? 1 : 0]
}
