import type { ReactNode } from 'react'

export interface DiffField {
  id: string
  label: ReactNode
  /** The old value. Omitted, null or empty: there was none. In two texts, the differing words are marked. */
  before?: ReactNode
  /** The new value. */
  after?: ReactNode
  /** Whether nodes, which can't be compared, are equal. Text, numbers and booleans are compared. */
  isUnchanged?: boolean
  /** Below the field's name: who changed it, or a control to choose a side. */
  note?: ReactNode
}

const changes = ['changed', 'added', 'removed', 'unchanged'] as const
export type Change = (typeof changes)[number]

export interface DiffLabels {
  /** The header of the field names. */
  field: string
  /** Heading of the old values: "Before", "Saved by Bo Example". */
  before: string
  /** Heading of the new values: "After", "Your version". */
  after: string
  changes: Readonly<Record<'changed' | 'added' | 'removed' | 'unchanged', string>>
  /** Shown for a missing value. */
  missing: string
  /** Announced before removed and added words. */
  removedWords: string
  addedWords: string
  /** The number of changed and unchanged fields, for example "2 changed, 14 unchanged". */
  summary: (counts: Readonly<Record<'changed' | 'added' | 'removed' | 'unchanged', number>>) => string
  /** The label of the switch that hides unchanged fields. */
  onlyChanges: string
  /** Shown if only changes are shown and there are none. */
  nothing: ReactNode
}

export function changeOf({ before, after, isUnchanged }: DiffField): Change {
  if (isUnchanged || Object.is(before, after) || (isMissing(before) && isMissing(after))) return 'unchanged'
  if (isMissing(before)) return 'added'
  return isMissing(after) ? 'removed' : 'changed'
}

export function isMissing(value: ReactNode) {
  return value === undefined || value === null || value === ''
}
