import type { Resolution } from '../../shared/received.ts'

/** The facts whose change matters to somebody who is about to act. */
export const facts = [
  'status',
  'assignee',
  'contactMethod',
  'description',
  'entitlement',
  'owner',
  'actionTaken',
  'closingSequence',
] as const

export type Fact = (typeof facts)[number]

const told = (resolution: Resolution, fact: Fact): string => JSON.stringify(resolution[fact] ?? null)

/** Returns the facts that differ between two versions of a case. */
export const changedFacts = (before: Resolution, after: Resolution): Fact[] =>
  facts.filter((fact) => told(before, fact) !== told(after, fact))

export const isChanged = (before: Resolution, after: Resolution): boolean => changedFacts(before, after).length > 0
