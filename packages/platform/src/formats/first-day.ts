type Format = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>

/** Servers put thin spaces around the dash of a range, and browsers plain ones: a page hydrates only with the same. */
const plainSpaces = (text: string) => text.replaceAll('\u2009', ' ')

/**
 * Formats the first of a month as in French: `1er avril`. No engine does, because locale data has one pattern for all
 * days.
 */
export function withFirstDay(format: Intl.DateTimeFormat, locale: string): Format {
  if (!locale.startsWith('fr')) {
    return {
      format: (date) => format.format(date),
      formatRange: (start, end) => plainSpaces(format.formatRange(start, end)),
    }
  }
  const joined = (parts: readonly { type: string; value: string }[]) =>
    parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('')
  return {
    format: (date) => joined(format.formatToParts(date)),
    formatRange: (start, end) => plainSpaces(joined(format.formatRangeToParts(start, end))),
  }
}
