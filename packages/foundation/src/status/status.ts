export type StatusTone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical'

export interface StatusLook {
  label: string
  tone: StatusTone
}

export interface Status extends StatusLook {
  /** Whether the value was unknown when this was written. */
  isUnknown: boolean
}

/**
 * Returns the label, icon and tone of a status. `looks` is complete for the known values, so a new one doesn't compile;
 * an unknown value becomes readable text in the neutral tone.
 */
export function statusOf<Known extends string>(looks: Readonly<Record<Known, StatusLook>>, value: string): Status {
  const known = spellings(value).find((spelling): spelling is Known => Object.hasOwn(looks, spelling))
  return known ? { ...looks[known], isUnknown: false } : { label: humanize(value), tone: 'neutral', isUnknown: true }
}

/** Returns both spellings that the platform uses for a value. The raw value is sent back. */
function spellings(value: string) {
  return [
    value,
    value.replace(/CANCELED/i, 'CANCELLED'),
    value.replace(/CANCELLED/i, 'CANCELED'),
    value.replace(/_CHANGE$/, '_CHANGED'),
    value.replace(/_CHANGED$/, '_CHANGE'),
  ]
}

/** Turns `PARTIALLY_FUNDED` and `partiallyFunded` into `Partially funded`. */
export function humanize(value: string): string {
  const words = value
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
