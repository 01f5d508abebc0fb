import { canadianProvinces, type Country, type StateOrProvince, unexplainedPlaces } from '@memberkit/contract'

const canadian: readonly string[] = canadianProvinces
const unexplained: readonly string[] = unexplainedPlaces

/**
 * Returns where the buyer lives: as the address says, otherwise as the host knows it. A region of another country counts
 * for nothing: a link may be older than the page's language, and a preview changes countries.
 */
export function regionOf(
  { linked, given }: { linked: StateOrProvince | undefined; given: StateOrProvince | undefined },
  country: Country,
): StateOrProvince | undefined {
  const isThere = (region: StateOrProvince) => canadian.includes(region) === (country === 'CAN')
  return [linked && unexplained.includes(linked) ? undefined : linked, given].find((one) => one && isThere(one))
}
