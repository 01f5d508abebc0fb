import type { SaveFields } from '@memberkit/foundation/sections'
import type { BranchDraft, DraftField } from './draft.ts'

/** Returns a value of the journal as the form shows it; `undefined` for one that isn't as the contract has it. */
export function historyValue(fields: SaveFields<BranchDraft>, field: string, value: unknown): string | undefined {
  if (!Object.hasOwn(fields, field)) return undefined
  const { show } = fields[field as DraftField]
  try {
    const shown = (show as ((value: unknown) => unknown) | undefined)?.(value) ?? value
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : undefined
  } catch {
    return undefined
  }
}
