import { memoize } from './memoize.ts'

const genericFormat = /* @__PURE__ */ memoize(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }),
)
const longFormat = /* @__PURE__ */ memoize(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }),
)

/**
 * Returns the name people give a time zone, without regard to daylight saving: `Central time`, `heure du Centre`.
 *
 * @param timeZone IANA name such as `America/Chicago`
 */
export function zoneName(timeZone: string, locale: string): string {
  const name = nameIn(genericFormat(locale, timeZone))
  // UTC is given as an offset, which only the long form names.
  if (!name || /\d/.test(name)) return nameIn(longFormat(locale, timeZone)) ?? timeZone
  return name.replace(/ (Standard )?Time$/, (ending) => ending.toLowerCase())
}

const nameIn = (format: Intl.DateTimeFormat) =>
  format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
