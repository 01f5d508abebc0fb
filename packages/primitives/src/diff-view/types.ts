import type { ReactNode } from 'react'

export interface DiffField {
  id: string
  label: ReactNode
  /** What it was. Left out, null or empty: there was nothing. Of two texts, the words that differ are marked. */
  before?: ReactNode
  /** What it is now. */
  after?: ReactNode
  /** Says of nodes, which cannot be compared, that they are equal. Text, numbers and booleans are compared. */
  isUnchanged?: boolean
  /** Under the name of the field: who changed it, or a control that chooses one of the two. */
  note?: ReactNode
}

const changes = ['changed', 'added', 'removed', 'unchanged'] as const
export type Change = (typeof changes)[number]

export interface DiffLabels {
  /** Over the names of the fields. */
  field: string
  /** Over what was: "Before", "Saved by Bo Example". */
  before: string
  /** Over what is: "After", "Your version". */
  after: string
  changes: Readonly<Record<'changed' | 'added' | 'removed' | 'unchanged', string>>
  /** In place of a value that is not there. */
  missing: string
  /** Read out before words that were taken away and that were added. */
  removedWords: string
  addedWords: string
  /** How many fields have changed and how many have not, for example "2 changed, 14 unchanged". */
  summary: (counts: Readonly<Record<'changed' | 'added' | 'removed' | 'unchanged', number>>) => string
  /** On the switch that hides what has not changed. */
  onlyChanges: string
  /** In place of the fields where none has changed and only changes are shown. */
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
