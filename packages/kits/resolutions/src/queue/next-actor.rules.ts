import { type NextActor, nextActor as nextByStatus } from '../shared/case.rules.ts'
import type { QueueCase } from './received.ts'

export type { NextActor }

/** Returns who must act next; `undefined` for a status that nobody knew yet. Once the law firm has acted, staff do. */
export function nextActor({ status, actionTaken }: Pick<QueueCase, 'status' | 'actionTaken'>): NextActor | undefined {
  const next = nextByStatus(status)
  return next === 'provider' && actionTaken === 'ProviderActionTaken' ? 'staff' : next
}
