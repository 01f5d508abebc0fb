import type { Field } from '@memberkit/contract/fields'

/** Returns a masked value as text. */
export const plainOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Returns what is always visible of a masked value: enough to recognize it. */
export function maskOf({ kind }: Field, value: unknown): string {
  const text = plainOf(value)
  const isWhole = kind === 'date' || kind === 'secret' || kind === 'opaque' || text.length < 8
  return isWhole ? '••••••' : `•••• ${text.slice(-4)}`
}
