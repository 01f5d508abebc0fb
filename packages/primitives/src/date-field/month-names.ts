import { dateFormat } from '../date-text/formats.ts'

const noonsOfMonths = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1, 12)))
const known = new Map<string, MonthNames>()

interface MonthNames {
  /** Returns the month, 1 to 12; undefined if invalid or ambiguous. */
  read: (text: string) => number | undefined
  /** Whether it is a complete month name that isn't the beginning of another. */
  isWhole: (text: string) => boolean
}

/** Returns the month names of a locale, with and without accents and periods. */
export function monthNames(locale: string): MonthNames {
  let names = known.get(locale)
  if (!names) known.set(locale, (names = namesOf(locale)))
  return names
}

/** The minimum number of letters of a month: "sept", not "s". */
const least = 3

function namesOf(locale: string): MonthNames {
  const plain = (text: string) =>
    text
      .toLocaleLowerCase(locale)
      .normalize('NFD')
      .replace(/[\p{M}.]/gu, '')
      .trim()
  // In dates, some languages inflect the name: "1 de març", "1 marca".
  const months = noonsOfMonths.map((noon) => {
    const names = (['long', 'short'] as const).flatMap((month) => [
      partOf(locale, { month }, noon),
      partOf(locale, { month, day: 'numeric' }, noon),
    ])
    return [...new Set(names.map(plain))]
  })
  const monthsWith = (fits: (name: string) => boolean) =>
    months.flatMap((names, index) => (names.some(fits) ? [index + 1] : []))
  const only = (found: number[]) => (found.length === 1 ? found[0] : undefined)
  return {
    read: (text) => {
      const wanted = plain(text)
      const exact = only(monthsWith((name) => name === wanted))
      if (exact !== undefined || wanted.length < least) return exact
      return only(monthsWith((name) => name.startsWith(wanted)))
    },
    isWhole: (text) => {
      const wanted = plain(text)
      const begun = months.flat().filter((name) => name.startsWith(wanted))
      return begun.length > 0 && begun.every((name) => name === wanted)
    },
  }
}

function partOf(locale: string, options: Intl.DateTimeFormatOptions, date: Date) {
  const parts = dateFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' }).formatToParts(date)
  return parts.find(({ type }) => type === 'month')?.value ?? ''
}
