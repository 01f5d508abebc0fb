import type { Result, Operation } from '@memberkit/contract'
import { NetworkFailure, RequestFailure } from '@memberkit/platform'
import { isOnline } from '../online/useOnline.ts'
import { referenceTo } from '../resource/reference.ts'
import { failureOf, isReadable } from '../resource/refusal.ts'
import { UnreadableResponse } from './look-up.ts'
import type { ActionState, VerifiedOutcome } from './phases.ts'
import { refusedState } from './refused.ts'

export interface Job<T> {
  readonly operation: Operation
  /** Sends the request. */
  readonly send: () => Promise<Result<T>>
  /**
   * Reads the entity again and returns whether the action has taken effect. Settles a lost response, and a refusal,
   * which may answer a second copy of the request sent by the browser itself.
   */
  readonly verifyOutcome?: () => Promise<VerifiedOutcome<T>>
  /** Whether two such requests have the effect of one: the service executes only one with a version, or both set a value. */
  readonly isGuarded: boolean
  /** Reads whether the facts are still as agreed: stands for a version where the request takes none. */
  readonly isAsAgreed?: () => Promise<boolean>
  readonly onState: (state: ActionState<T>) => void
}

/** Milliseconds without a response. The platform client has no timeout, so these only change the message. */
export const slowAfter = 8_000
export const checkAfter = 30_000

/** Milliseconds between checks for a late effect: 30 seconds in all. */
export const lateEffectDelays = [2_000, 4_000, 8_000, 16_000] as const

/**
 * Sends a request once and reports its progress. Resolves to the final state; never rejects and never resends. A
 * response is lost if the connection breaks after sending, at 500 and above, and if its body can't be read.
 */
export async function perform<T>(job: Job<T>): Promise<ActionState<T>> {
  if (!isOnline()) return show(job, failed(job, undefined))
  show(job, { phase: 'pending' })
  if (job.isAsAgreed && !(await asAgreed(job.isAsAgreed))) return refuseChanged(job)
  const watch = watchOver(job)
  try {
    const ended = await Promise.race([job.send().then((answer) => endOf(job, answer)), watch.applied])
    return show(job, job.verifyOutcome && mayBeOurOwn(ended) ? await verifyRefusal(job, ended) : ended)
  } catch (error) {
    watch.stop()
    return job.verifyOutcome && wasSent(error) ? settle(job) : show(job, failed(job, error))
  } finally {
    watch.stop()
  }
}

/** What can't be read, or not soon, is as it was. */
const asAgreed = (read: () => Promise<boolean>) =>
  Promise.race([read().catch(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, slowAfter, true))])

/**
 * Checks the outcome of a lost request by reading only. Unguarded, a late effect and a second request can't be
 * told apart, so it keeps checking for 30 seconds before it reports that no effect shows.
 */
export async function settle<T>(job: Job<T>): Promise<ActionState<T>> {
  show(job, { phase: 'unknown', isChecking: true })
  let verdict = await verify(job)
  for (const delay of job.isGuarded ? [] : lateEffectDelays) {
    if (verdict?.outcome === 'applied') break
    await new Promise((resolve) => setTimeout(resolve, delay))
    verdict = await verify(job)
  }
  if (verdict?.outcome === 'applied') return show(job, { phase: 'done', data: verdict.data })
  if (verdict?.outcome === 'absent') return show(job, failed(job, undefined, true))
  return show(job, { phase: 'unknown', isChecking: false })
}

/** Reads once; `undefined` if that fails. What can't be read leaves the outcome unclear. */
export const verify = <T>({ verifyOutcome }: Job<T>): Promise<VerifiedOutcome<T> | undefined> =>
  verifyOutcome ? verifyOutcome().catch(unclearIfUnreadable) : Promise.resolve(undefined)

const unclearIfUnreadable = (error: unknown) =>
  error instanceof UnreadableResponse ? ({ outcome: 'unclear' } as const) : undefined

/** Returns the refusal for an action that is already pending elsewhere: nothing is sent. */
export function refuseBusy<T>(job: Job<T>): ActionState<T> {
  const reference = referenceTo(job.operation, 'busy')
  return show(job, { phase: 'refused', status: 409, reason: 'busy', at: Date.now(), reference })
}

/** Returns the conflict for an entity that has changed since: nothing is sent. */
export function refuseChanged<T>(job: Job<T>): ActionState<T> {
  return show(job, { phase: 'conflict', isUnsent: true, reference: referenceTo(job.operation, 412) })
}

class UnreadableAnswer extends Error {}

function endOf<T>({ operation }: Job<T>, answer: Result<T>): ActionState<T> {
  if (answer.ok) {
    if (!isReadable(operation, answer.data)) throw new UnreadableAnswer()
    return { phase: 'done', data: answer.data, version: answer.version }
  }
  return refusedState(operation, answer)
}

/** Whether a refusal may be caused by the request's own effect. A signed-out person couldn't read anything, either. */
const mayBeOurOwn = (ended: ActionState<unknown>) =>
  ended.phase === 'conflict' || (ended.phase === 'refused' && ended.reason !== 'signedOut')

/**
 * Checks what a refusal means: already done, truly refused, or unknown if it reports a change that can't be read. Too
 * many requests may have refused a second copy only; without a version, a retry would be carried out, too.
 */
async function verifyRefusal<T>(job: Job<T>, refused: ActionState<T>): Promise<ActionState<T>> {
  const verdict = await verify(job)
  if (verdict?.outcome === 'applied') return { phase: 'done', data: verdict.data }
  const reason = refused.phase === 'refused' ? refused.reason : refused.phase
  const isOfChange = reason === 'conflict' && verdict?.outcome !== 'absent'
  const mayBeOfCopy = reason === 'rateLimited' && !job.isGuarded && !verdict
  return isOfChange || mayBeOfCopy ? { phase: 'unknown', isChecking: false } : refused
}

function failed<T>({ operation, isGuarded }: Job<T>, error: unknown, isVerified = false): ActionState<T> {
  return {
    phase: 'failed',
    isOffline: error ? error instanceof NetworkFailure && error.wasOffline : !isVerified,
    isUnsent: error ? !wasSent(error) : !isVerified,
    isVerified,
    isGuarded,
    ...failureOf(operation, error, 'lost'),
  }
}

/** Whether the request may have reached the service: only one that never left the browser certainly hasn't. */
function wasSent(error: unknown) {
  if (error instanceof RequestFailure) return false
  return !(error instanceof NetworkFailure && error.wasOffline)
}

/** Reports a slow request; after 30 s, also checks whether it has taken effect without a response. */
function watchOver<T>(job: Job<T>) {
  let isOver = false
  let conclude: (state: ActionState<T>) => void
  const applied = new Promise<ActionState<T>>((resolve) => (conclude = resolve))
  const slow = setTimeout(job.onState, slowAfter, { phase: 'slow' })
  let next = job.verifyOutcome && setTimeout(check, checkAfter)

  async function check() {
    job.onState({ phase: 'checking' })
    const verdict = await verify(job)
    if (isOver) return
    if (verdict?.outcome === 'applied') conclude({ phase: 'done', data: verdict.data })
    // A missing effect proves nothing while the request is pending.
    else next = setTimeout(check, checkAfter)
  }

  return {
    applied,
    stop() {
      isOver = true
      clearTimeout(slow)
      clearTimeout(next)
    },
  }
}

function show<T>({ onState }: Job<T>, state: ActionState<T>) {
  onState(state)
  return state
}
