import { zoneName } from '@memberkit/platform/formats'

/** Returns a time zone as people know it: "UTC" has no longer name that anybody reads. */
export const zoneWord = (timeZone: string, locale: string): string =>
  timeZone === 'UTC' ? timeZone : zoneName(timeZone, locale)
