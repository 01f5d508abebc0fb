import type { ComboBoxSection } from '@memberkit/primitives/combo-box'
import { zoneCity, zoneLabel } from './describe.ts'

/** Zones in which members of the two countries live; one for each set of rules. From the IANA database, zone1970.tab. */
const unitedStates =
  'America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage Pacific/Honolulu America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Indiana/Tell_City America/Indiana/Knox America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Boise America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak America/Puerto_Rico'
const canada =
  'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina America/Glace_Bay America/Moncton America/Goose_Bay America/Iqaluit America/Rankin_Inlet America/Resolute America/Cambridge_Bay America/Inuvik America/Swift_Current America/Creston America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson'

interface Headings {
  usa: string
  canada: string
  others: string
}

/** Returns the time zones to choose from, with today's offset, the two countries first. */
export function timeZoneOptions(locale: string, now: number, headings: Headings): ComboBoxSection[] {
  const [usa, can] = [unitedStates.split(' '), canada.split(' ')]
  const known = Intl.supportedValuesOf('timeZone')
  const others = known.filter((zone) => zone.includes('/') && !usa.includes(zone) && !can.includes(zone))
  const optionOf = (value: string) => ({
    value,
    label: zoneLabel(value, locale),
    description: offsetText(value, now),
    keywords: value.replaceAll(/[/_]/g, ' '),
  })
  return [
    { label: headings.usa, options: usa.map(optionOf) },
    { label: headings.canada, options: can.map(optionOf) },
    // Their long names would take a while to format, and say less than the city.
    { label: headings.others, options: others.map((value) => ({ value, label: otherLabel(value), keywords: value })) },
  ]
}

const otherLabel = (timeZone: string) => `${zoneCity(timeZone)} – ${timeZone.split('/')[0]}`

function offsetText(timeZone: string, now: number) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC')
}
