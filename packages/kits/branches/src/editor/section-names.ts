/** In the order in which they stand on the page and are saved. */
export const sectionNames = [
  'identity',
  'address',
  'phones',
  'emails',
  'web',
  'timeZone',
  'hours',
  'unavailableDates',
  'areasOfLaw',
  'servicingAreas',
  'providers',
  'permissions',
] as const
export type SectionName = (typeof sectionNames)[number]
