/** Returns the name people give a time zone, such as "Eastern Time". */
export function zoneName(timeZone: string, locale: string): string {
  const named = (style: 'longGeneric' | 'long') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const name = named('longGeneric')
  // Zones without a name of their own are given as an offset, which "long" may still name.
  return /\d/.test(name) ? named('long') : name
}
