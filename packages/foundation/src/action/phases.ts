import type { Objection } from './objection.ts'
import type { Refusal } from '../resource/resource.ts'

/** What a re-read found after an answer was lost. */
export type Verdict<T> =
  /** It went through after all. */
  | { readonly outcome: 'applied'; readonly data: T }
  /** It does not show. `version` is what was read: where it is another one, somebody else has changed the entity. */
  | { readonly outcome: 'absent'; readonly version?: string }
  /** It may still be under way: asking again is all one may do. */
  | { readonly outcome: 'unclear' }

/**
 * Where an action stands.
 *
 * - `pending` sent; `slow` 8 s without an answer; `checking` 30 s without one, the thing is being re-read
 * - `unknown` the answer was lost after sending: re-read first, never sent again by itself
 * - `done`, `refused` (3xx or 4xx), `conflict` (412: changed since it was read)
 * - `failed` nothing was sent, or nothing shows so far; without `reread` also where nobody can tell
 */
export type ActionState<T> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'pending' }
  | { readonly phase: 'slow' }
  | { readonly phase: 'checking' }
  | { readonly phase: 'unknown'; readonly isChecking: boolean }
  | { readonly phase: 'done'; readonly data: T; readonly version?: string }
  | ({ readonly phase: 'refused' } & Refusal & Objection)
  | { readonly phase: 'conflict'; readonly reference: string }
  | {
      readonly phase: 'failed'
      /** There was no network, so nothing was sent. */
      readonly isOffline: boolean
      /** An answer was lost, and the effect did not show when it was looked for. It may still come. */
      readonly isVerified: boolean
      /** The request named a version, so that a late effect and a second request cannot both happen. */
      readonly isGuarded?: boolean
      /** Absent without an answer: with neither of the two above, nobody knows whether it happened. */
      readonly status?: number
      readonly text?: string
      readonly reference: string
    }

export type ActionPhase = ActionState<unknown>['phase']

/** The request is out, or its outcome is being looked up. */
export function isBusy(state: ActionState<unknown>): boolean {
  return busyPhases.includes(state.phase) || (state.phase === 'unknown' && state.isChecking)
}

const busyPhases: readonly ActionPhase[] = ['pending', 'slow', 'checking']

/** Sending again is safe and could help. `wait` has its own countdown. */
export function canRetry(state: ActionState<unknown>): boolean {
  if (state.phase === 'failed' || state.phase === 'conflict') return true
  return state.phase === 'refused' && state.reason !== 'denied' && state.reason !== 'gone'
}

/** What we show may be out of date: it changed, it may have changed, or the service knows something we do not. */
export function mayHaveChanged(ended: ActionState<unknown>): boolean {
  if (ended.phase === 'refused') return ended.reason === 'conflict' || ended.reason === 'gone'
  return ended.phase !== 'failed' || !ended.isOffline
}
