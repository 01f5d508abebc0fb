import { isOpen } from '../../shared/case.rules.ts'
import type { Resolution } from '../../shared/received.ts'

export type NextStep = 'assign' | 'attempt' | 'status' | 'close'

/**
 * Returns what staff most likely do next with a case: somebody takes it, reaches the member, closes it once the law firm
 * has acted, or moves it on. Undefined for a closed one.
 */
export function nextStepOf(
  { status, actionTaken, assigneeId }: Pick<Resolution, 'status' | 'actionTaken' | 'assigneeId'>,
  canTake: boolean,
  canMove: boolean,
): NextStep | undefined {
  if (!isOpen(status)) return undefined
  if (canTake && assigneeId === undefined) return 'assign'
  if (!canMove) return undefined
  if (status === 'PendingProvider' && actionTaken === 'ProviderActionTaken') return 'close'
  return status === 'PendingProvider' || status === 'NeedsReview' ? 'status' : 'attempt'
}
