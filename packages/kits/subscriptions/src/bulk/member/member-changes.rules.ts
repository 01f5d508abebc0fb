import type { GroupMember } from '../members.ts'

const facts = ['plan', 'status', 'cancelOn', 'division'] as const
export type MemberFact = (typeof facts)[number]

/** One fact of a row of the roster before and after, as raw values: a name, a status, a local date. */
export interface MemberChange {
  readonly fact: MemberFact
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Returns the differences between two readings of a row that concern somebody who ends or keeps the plan. */
export const memberChanges = (before: GroupMember, after: GroupMember): MemberChange[] =>
  facts
    .map((fact) => ({ fact, before: before[fact], after: after[fact] }))
    .filter((change) => change.before !== change.after)
