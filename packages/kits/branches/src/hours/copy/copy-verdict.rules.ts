import type { ActionState } from '@memberkit/foundation/action'

/**
 * What became of one branch. `unknown`: the answer was lost, and the branch doesn't tell yet; `busy`: another window changes
 * it.
 */
export type CopyResult = 'done' | 'partial' | 'refused' | 'invalid' | 'changed' | 'gone' | 'busy' | 'unknown' | 'failed'
export type CopyState = 'waiting' | 'sending' | CopyResult

/** Why a run stands still before its end. */
export type CopyStop = 'stopped' | 'offline' | 'failed' | 'unknown' | 'rateLimited' | 'signedOut'

/** What the end of one request means for its branch, and for those after it. A refusal is of one branch only. */
export function verdictOn(ended: ActionState<unknown>): { result: CopyResult; stop?: CopyStop } {
  switch (ended.phase) {
    case 'done':
      return { result: 'done' }
    case 'conflict':
      return { result: 'changed' }
    case 'refused':
      if (ended.reason === 'signedOut') return { result: 'failed', stop: 'signedOut' }
      if (ended.reason === 'rateLimited') return { result: 'failed', stop: 'rateLimited' }
      if (ended.reason === 'denied') return { result: 'refused' }
      if (ended.reason === 'gone' || ended.reason === 'busy') return { result: ended.reason }
      return { result: ended.reason === 'conflict' ? 'changed' : 'invalid' }
    case 'failed':
      if (ended.isOffline) return { result: 'failed', stop: 'offline' }
      // A check has found no effect, but one may still come.
      return ended.isVerified ? { result: 'unknown', stop: 'unknown' } : { result: 'failed', stop: 'failed' }
    default:
      return { result: 'unknown', stop: 'unknown' }
  }
}
