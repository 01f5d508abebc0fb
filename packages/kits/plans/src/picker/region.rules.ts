import { type Country, type StateOrProvince, unexplainedPlaces } from '@memberkit/contract'
import { countryOfRegion } from '../shared/country.rules.ts'

const unexplained: readonly string[] = unexplainedPlaces

/**
 * Returns where the buyer lives: as the address says, otherwise as the host knows it. A region of another country counts
 * for nothing: a link may be older than the page's language, and a preview changes countries.
 */
export function regionOf(
  { linked, given }: { linked: StateOrProvince | undefined; given: StateOrProvince | undefined },
  country: Country,
): StateOrProvince | undefined {
  const isThere = (region: StateOrProvince) => countryOfRegion(region) === country
  return [linked && unexplained.includes(linked) ? undefined : linked, given].find((one) => one && isThere(one))
}
