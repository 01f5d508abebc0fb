import { offsetAt } from './zone.ts'

/**
 * The time zones of states, provinces and territories, the one of most people first. From the IANA database, zone1970.tab.
 */
const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU',
  'America/Toronto': 'ON QC',
  'America/Winnipeg': 'MB',
  'America/Regina': 'SK',
  'America/Edmonton': 'AB NT',
  'America/Vancouver': 'BC',
  'America/Halifax': 'NB NS PE',
  'America/St_Johns': 'NF',
  'America/Whitehorse': 'YT',
  'America/Iqaluit': 'NU',
}

/** Zones of parts of some of them. */
const parts: Readonly<Record<string, string>> = {
  'America/New_York': 'TN',
  'America/Chicago': 'FL IN KY',
  'America/Denver': 'KS ND NE OR SD TX',
  'America/Los_Angeles': 'ID',
  'America/Adak': 'AK',
  'America/Winnipeg': 'NU ON',
  'America/Edmonton': 'BC NU SK',
  'America/Goose_Bay': 'NF',
}

const winter = Date.UTC(2026, 0, 15)
const summer = Date.UTC(2026, 6, 15)

const named = (table: Readonly<Record<string, string>>, region: string) =>
  Object.keys(table).filter((zone) => table[zone]!.split(' ').includes(region))

/** Returns the zones of a state, province or territory, the one of most people first; none if it isn't known. */
export const zonesOf = (region: string): string[] => [...named(zones, region), ...named(parts, region)]

/**
 * Returns the zones to suggest for an office: none where its zone has the same clocks as one of them, in winter and in
 * summer.
 */
export function zonesToSuggest(region: string, timeZone: string): string[] {
  const clocks = (zone: string) => [winter, summer].map((instant) => offsetAt(instant, zone)).join(' ')
  const found = zonesOf(region)
  try {
    return timeZone !== '' && found.some((zone) => clocks(zone) === clocks(timeZone)) ? [] : found
  } catch {
    // A zone that the browser doesn't know is to be replaced.
    return found
  }
}
