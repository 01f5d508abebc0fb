import type { Input, Operation } from '@memberkit/contract'
import { type Section, type SectionCall, sectionCall } from '@memberkit/foundation/sections'
import type { Branch } from '../../shared/received.ts'
import { type BranchDraft, draftOf, type DraftField, tidied } from '../draft.ts'

export type BranchSection = Section<Branch, BranchDraft>

/** Whether two values are deeply equal; an absent part is no part. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const pairs = Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(pairs.map(([key, part]) => [key, sorted(part)]))
}

type Sent = (draft: BranchDraft, base: BranchDraft) => readonly SectionCall[]

/** A section that sends its fields tidied, and has arrived once the branch has them so. */
export function branchSection(
  fields: readonly DraftField[],
  calls: Sent,
  more: Omit<BranchSection, 'fields' | 'calls' | 'isApplied'>,
): BranchSection {
  return {
    ...more,
    fields,
    calls: (draft, base) => calls(tidied(draft), base),
    isApplied(after, draft) {
      const [is, wanted] = [draftOf(after), tidied(draft)]
      return fields.every((field) => isEqual(is[field], wanted[field]))
    },
  }
}

/** Returns the call of a field if it has changed. */
export function whenChanged<O extends Operation>(
  field: DraftField,
  operation: O,
  input: (draft: BranchDraft) => Input<O>,
): (draft: BranchDraft, base: BranchDraft) => readonly SectionCall[] {
  return (draft, base) => (isEqual(draft[field], base[field]) ? [] : [sectionCall(operation, input(draft))])
}
