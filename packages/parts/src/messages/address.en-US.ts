import type { MessageTable } from '@memberkit/foundation/messages'

export const addressEnUS = {
  country: 'Country',
  line1: 'Street address',
  line2: 'Apartment or unit',
  city: 'City',
  state: 'State',
  province: 'Province or territory',
  zip: 'ZIP code',
  postalCode: 'Postal code',
  chooseState: 'Choose a state',
  chooseProvince: 'Choose a province or territory',
  optional: 'Optional',
} as const satisfies MessageTable
