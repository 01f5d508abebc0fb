import type { ActionState } from '@memberkit/foundation/action'
import type { RefusalReason } from '@memberkit/foundation/resource'

/**
 * The result of one branch. `unknown`: the answer was lost, and the branch doesn't tell yet; `busy`: another window
 * changes it.
 */
export type CopyResult = 'done' | 'partial' | 'refused' | 'invalid' | 'changed' | 'gone' | 'busy' | 'unknown' | 'failed'
export type CopyState = 'waiting' | 'sending' | CopyResult

/** Why a run stands still before its end. */
export type CopyStop = 'stopped' | 'offline' | 'failed' | 'unknown' | 'rateLimited' | 'signedOut'

interface Verdict {
  result: CopyResult
  stop?: CopyStop
}

/** A refusal is of one branch only, unless it would meet every request. */
const byReason: Record<RefusalReason, Verdict> = {
  signedOut: { result: 'failed', stop: 'signedOut' },
  rateLimited: { result: 'failed', stop: 'rateLimited' },
  denied: { result: 'refused' },
  gone: { result: 'gone' },
  busy: { result: 'busy' },
  conflict: { result: 'changed' },
  invalid: { result: 'invalid' },
  other: { result: 'invalid' },
}

/** Returns the meaning of one request's end for its branch, and for those after it. */
export function verdictOn(ended: ActionState<unknown>): Verdict {
  switch (ended.phase) {
    case 'done':
      return { result: 'done' }
    case 'conflict':
      return { result: 'changed' }
    case 'refused':
      return byReason[ended.reason]
    case 'failed':
      if (ended.isOffline) return { result: 'failed', stop: 'offline' }
      // A check has found no effect, but one may still come.
      return ended.isVerified ? { result: 'unknown', stop: 'unknown' } : { result: 'failed', stop: 'failed' }
    default:
      return { result: 'unknown', stop: 'unknown' }
  }
}
