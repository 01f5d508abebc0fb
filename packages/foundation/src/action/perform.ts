import type { Answer, Operation } from '@memberkit/contract'
import { NetworkFailure, RequestFailure } from '@memberkit/platform'
import { isOnline } from '../online/useOnline.ts'
import { referenceTo } from '../resource/reference.ts'
import { failureOf, isReadable, refusalOf } from '../resource/refusal.ts'
import { objectionIn } from './objection.ts'
import type { ActionState, Verdict } from './phases.ts'

export interface Job<T> {
  readonly operation: Operation
  /** Sends the one request. */
  readonly send: () => Promise<Answer<T>>
  /**
   * Reads the entity again and says whether the action shows in it. With it, a lost answer is looked up, not guessed, and
   * so is a refusal, which may be the answer to a second copy of the request that the browser sent by itself.
   */
  readonly reread?: () => Promise<Verdict<T>>
  /** Whether the request names the version it is based on, so that the service carries out one of two such requests. */
  readonly isGuarded: boolean
  readonly onState: (state: ActionState<T>) => void
}

/** Milliseconds without an answer. The platform's client has no time limit, so these only change what is said. */
export const slowAfter = 8_000
export const checkAfter = 30_000

/** Milliseconds between the looks for an effect that may still come: half a minute in all. */
export const looksFor = [2_000, 4_000, 8_000, 16_000] as const

/**
 * Sends once and says how it goes. Resolves to where it ended; never rejects, and never sends a second time.
 * An answer is lost when the connection breaks after sending, at 500 and above, and when its body cannot be read.
 */
export async function perform<T>(job: Job<T>): Promise<ActionState<T>> {
  if (!isOnline()) return show(job, failed(job, undefined))
  show(job, { phase: 'pending' })
  const watch = watchOver(job)
  try {
    const ended = await Promise.race([job.send().then((answer) => endOf(job, answer)), watch.applied])
    return show(job, job.reread && mayBeOurOwn(ended) ? await lookUp(job, ended) : ended)
  } catch (error) {
    watch.stop()
    return job.reread && wasSent(error) ? settle(job) : show(job, failed(job, error))
  } finally {
    watch.stop()
  }
}

/**
 * Looks up what became of a lost request. Reads only. Without a version nothing keeps a late effect and a second request
 * apart, so then it goes on looking for half a minute before it says that nothing shows.
 */
export async function settle<T>(job: Job<T>): Promise<ActionState<T>> {
  show(job, { phase: 'unknown', isChecking: true })
  let verdict = await look(job)
  for (const delay of job.isGuarded ? [] : looksFor) {
    if (verdict?.outcome === 'applied') break
    await new Promise((resolve) => setTimeout(resolve, delay))
    verdict = await look(job)
  }
  if (verdict?.outcome === 'applied') return show(job, { phase: 'done', data: verdict.data })
  if (verdict?.outcome === 'absent') return show(job, failed(job, undefined, true))
  return show(job, { phase: 'unknown', isChecking: false })
}

/** Reads once; `undefined` when that fails. */
export const look = <T>({ reread }: Job<T>): Promise<Verdict<T> | undefined> =>
  reread ? reread().catch(() => undefined) : Promise.resolve(undefined)

/** It is under way elsewhere already: nothing is sent. */
export function refuseBusy<T>(job: Job<T>): ActionState<T> {
  const reference = referenceTo(job.operation, 'busy')
  return show(job, { phase: 'refused', status: 409, reason: 'busy', at: Date.now(), reference })
}

/** The entity is no longer what the request is based on: nothing is sent. */
export function refuseChanged<T>(job: Job<T>): ActionState<T> {
  return show(job, { phase: 'conflict', reference: referenceTo(job.operation, 412) })
}

class UnreadableAnswer extends Error {}

function endOf<T>({ operation }: Job<T>, answer: Answer<T>): ActionState<T> {
  if (answer.ok) {
    if (!isReadable(operation, answer.data)) throw new UnreadableAnswer()
    return { phase: 'done', data: answer.data, version: answer.version }
  }
  const refusal = refusalOf(operation, answer, Date.now())
  return answer.status === 412
    ? { phase: 'conflict', reference: refusal.reference }
    : { phase: 'refused', ...refusal, ...objectionIn(answer.data) }
}

/** A refusal that the effect of the request itself can have caused. Who is signed out could read nothing, either. */
const mayBeOurOwn = (ended: ActionState<unknown>) =>
  ended.phase === 'conflict' || (ended.phase === 'refused' && ended.reason !== 'signedOut')

/** What a refusal really means: done already, as refused, or not known where it speaks of a change nobody can read. */
async function lookUp<T>(job: Job<T>, refused: ActionState<T>): Promise<ActionState<T>> {
  const verdict = await look(job)
  if (verdict?.outcome === 'applied') return { phase: 'done', data: verdict.data }
  const isOfChange = refused.phase === 'conflict' || (refused.phase === 'refused' && refused.reason === 'conflict')
  return isOfChange && verdict?.outcome !== 'absent' ? { phase: 'unknown', isChecking: false } : refused
}

function failed<T>({ operation, isGuarded }: Job<T>, error: unknown, isVerified = false): ActionState<T> {
  return {
    phase: 'failed',
    // Only of what never left it can be said that nothing was sent.
    isOffline: error ? !wasSent(error) : !isVerified,
    isVerified,
    isGuarded,
    ...failureOf(operation, error, 'lost'),
  }
}

/** Whatever is not known to have stayed here may have arrived. */
function wasSent(error: unknown) {
  if (error instanceof RequestFailure) return false
  return !(error instanceof NetworkFailure && error.wasOffline)
}

/** Says when it takes long; from 30 s on also looks whether it has happened although no answer came. */
function watchOver<T>(job: Job<T>) {
  let isOver = false
  let conclude: (state: ActionState<T>) => void
  const applied = new Promise<ActionState<T>>((resolve) => (conclude = resolve))
  const slow = setTimeout(job.onState, slowAfter, { phase: 'slow' })
  let next = job.reread && setTimeout(check, checkAfter)

  async function check() {
    job.onState({ phase: 'checking' })
    const verdict = await look(job)
    if (isOver) return
    if (verdict?.outcome === 'applied') conclude({ phase: 'done', data: verdict.data })
    // Not there yet proves nothing while the request is out.
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
