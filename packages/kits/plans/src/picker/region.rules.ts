import { canadianProvinces, type Country, type StateOrProvince, unexplainedPlaces } from '@memberkit/contract'

const canadian: readonly string[] = canadianProvinces
const unexplained: readonly string[] = unexplainedPlaces

/** Returns the region if it is one of the country's: a link may be older than the page's country or language. */
export function regionIn(region: StateOrProvince | undefined, country: Country): StateOrProvince | undefined {
  if (region === undefined || unexplained.includes(region)) return undefined
  return canadian.includes(region) === (country === 'CAN') ? region : undefined
}
