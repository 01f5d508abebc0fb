import type { Operation, Result } from '@memberkit/contract'
import { referenceTo } from '../resource/reference.ts'
import { refusalOf } from '../resource/refusal.ts'
import { objectionIn } from './objection.ts'
import type { ActionState } from './phases.ts'

/** Returns the state of an action that a service has refused: its reason, and the errors of fields. */
export function refusedState(
  operation: Operation,
  answer: Extract<Result<unknown>, { ok: false }>,
): ActionState<never> {
  if (answer.status === 412) return { phase: 'conflict', reference: referenceTo(operation, 412) }
  return { phase: 'refused', ...refusalOf(operation, answer, Date.now()), ...objectionIn(answer.data) }
}
