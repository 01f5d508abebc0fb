import { canadianProvinces, type Country, type StateOrProvince } from '@memberkit/contract'

/** The country of a locale's market. */
export const countryOf = (locale: string): Country => (locale.endsWith('-CA') ? 'CAN' : 'USA')

const canadian: readonly string[] = canadianProvinces

/** The country that a region is in. */
export const countryOfRegion = (region: StateOrProvince): Country => (canadian.includes(region) ? 'CAN' : 'USA')
