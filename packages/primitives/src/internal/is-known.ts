/** Whether a value exists: neither missing nor the result of a failed calculation. */
export function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
