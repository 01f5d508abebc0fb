import { dateFormat } from '../date-text/formats.ts'

const noonsOfMonths = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1, 12)))
const known = new Map<string, MonthNames>()

interface MonthNames {
  /** 1 to 12; undefined for what is no month, or could be two. */
  read: (text: string) => number | undefined
  /** Nothing more can be meant: a month's whole name, with which no other begins. */
  isWhole: (text: string) => boolean
}

/** The months as people of a locale write them in letters, with or without accents and full stops. */
export function monthNames(locale: string): MonthNames {
  let names = known.get(locale)
  if (!names) known.set(locale, (names = namesOf(locale)))
  return names
}

/** Enough letters to mean a month: "sept", not "s". */
const least = 3

function namesOf(locale: string): MonthNames {
  const plain = (text: string) =>
    text
      .toLocaleLowerCase(locale)
      .normalize('NFD')
      .replace(/[\p{M}.]/gu, '')
      .trim()
  // In a date some languages bend the name: "1 de març", "1 marca".
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
