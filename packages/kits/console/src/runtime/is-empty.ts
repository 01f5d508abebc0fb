/** Whether a field has no value: nothing, no text, or a list of nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
