import { zonesToSuggest } from '../hours/zones-of-place.rules.ts'
import { offeredZones } from './ZoneField.tsx'

/** Returns the offered zone with the clocks of a state or province; `otherwise` where it isn't known. */
export function usualZone(region: string, otherwise: string): string {
  const [usual] = zonesToSuggest(region, '')
  if (usual === undefined) return otherwise
  if (offeredZones.includes(usual)) return usual
  return offeredZones.find((zone) => zonesToSuggest(region, zone).length === 0) ?? otherwise
}
