/** What a calculation could not give is as little a value as what is missing. */
export function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
