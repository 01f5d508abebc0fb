import type { Objection } from './objection.ts'
import type { Refusal } from '../resource/resource.ts'

/** The result of reading the entity after a lost response. */
export type VerifiedOutcome<T> =
  /** The action has taken effect. */
  | { readonly outcome: 'applied'; readonly data: T }
  /** No effect shows. `version` is the version read: if it differs, someone else has changed the entity. */
  | { readonly outcome: 'absent'; readonly version?: string }
  /** It may still be pending: only checking again is safe. */
  | { readonly outcome: 'unclear' }

/**
 * The state of an action.
 *
 * - `pending`: sent; `slow`: 8 s without a response; `checking`: 30 s without one, the entity is being read again
 * - `unknown`: the response was lost after sending; check first, never resent automatically
 * - `done`, `refused` (3xx or 4xx), `conflict` (412: changed since it was read)
 * - `failed`: nothing was sent, or no effect shows so far; without `verifyOutcome` also if nobody can tell
 */
export type ActionState<T> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'pending' }
  | { readonly phase: 'slow' }
  | { readonly phase: 'checking' }
  | { readonly phase: 'unknown'; readonly isChecking: boolean }
  | { readonly phase: 'done'; readonly data: T; readonly version?: string }
  | ({ readonly phase: 'refused' } & Refusal & Objection)
  | {
      readonly phase: 'conflict'
      /** Whether nothing was sent: the change was read before. */
      readonly isUnsent?: boolean
      readonly reference: string
    }
  | {
      readonly phase: 'failed'
      /** Whether the browser was offline. */
      readonly isOffline: boolean
      /** Whether nothing was sent: the browser was offline, or the request couldn't be built. */
      readonly isUnsent?: boolean
      /** Whether a check found no effect after a lost response. One may still come. */
      readonly isVerified: boolean
      /** Whether a late effect and a second request are one: the request had a version, or sets a value. */
      readonly isGuarded?: boolean
      /** Absent without a response. Unless nothing was sent, nobody knows whether it happened, whatever the status. */
      readonly status?: number
      readonly text?: string
      readonly reference: string
    }

export type ActionPhase = ActionState<unknown>['phase']

/** Whether the request is pending or its outcome is being checked. */
export function isBusy(state: ActionState<unknown>): boolean {
  return busyPhases.includes(state.phase) || (state.phase === 'unknown' && state.isChecking)
}

const busyPhases: readonly ActionPhase[] = ['pending', 'slow', 'checking']

/** Whether the service refused it for want of a permission: its message says so, and no input changes that. */
export const isDenied = (state: ActionState<unknown>): boolean => state.phase === 'refused' && state.reason === 'denied'

/** Whether sending again is safe and may help. `rateLimited` has its own countdown. */
export function canRetry(state: ActionState<unknown>): boolean {
  if (state.phase === 'failed' || state.phase === 'conflict') return true
  return state.phase === 'refused' && state.reason !== 'denied' && state.reason !== 'gone'
}

/** Whether displayed data may be stale: it changed, it may have changed, or the service knows more than the page. */
export function mayHaveChanged(ended: ActionState<unknown>): boolean {
  if (ended.phase === 'refused') return ended.reason === 'conflict' || ended.reason === 'gone'
  return ended.phase !== 'failed' || !ended.isUnsent
}
