export type StatusTone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical'

export interface StatusLook {
  label: string
  tone: StatusTone
}

export interface Status extends StatusLook {
  /** A value nobody knew when this was written. */
  isUnknown: boolean
}

/**
 * What to show for a status the platform sent. `looks` is complete for the known values, so a new one does not
 * compile; a value outside it shows as itself in readable letters, neutral.
 */
export function statusOf<Known extends string>(looks: Readonly<Record<Known, StatusLook>>, value: string): Status {
  const known = spellings(value).find((spelling): spelling is Known => Object.hasOwn(looks, spelling))
  return known ? { ...looks[known], isUnknown: false } : { label: humanise(value), tone: 'neutral', isUnknown: true }
}

/** The platform writes some values in two ways; both mean the same. The raw value is what is sent back. */
function spellings(value: string) {
  return [
    value,
    value.replace(/CANCELED/i, 'CANCELLED'),
    value.replace(/CANCELLED/i, 'CANCELED'),
    value.replace(/_CHANGE$/, '_CHANGED'),
    value.replace(/_CHANGED$/, '_CHANGE'),
  ]
}

/** `PARTIALLY_FUNDED` and `partiallyFunded` as `Partially funded`. */
export function humanise(value: string): string {
  const words = value
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
