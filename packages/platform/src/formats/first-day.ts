type Format = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>

/**
 * Formats the first of a month as in French: `1er avril`. No engine does, because locale data has one pattern for all
 * days.
 */
export function withFirstDay(format: Intl.DateTimeFormat, locale: string): Format {
  if (!locale.startsWith('fr')) return format
  const joined = (parts: readonly { type: string; value: string }[]) =>
    parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('')
  return {
    format: (date) => joined(format.formatToParts(date)),
    formatRange: (start, end) => joined(format.formatRangeToParts(start, end)),
  }
}
