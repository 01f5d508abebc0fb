import type { Data, Input, Operation } from '@memberkit/contract'
import { backOff, startPolling, type Polls } from '../polling/polling.ts'
import { type Job, verify, lateEffectDelays, refuseChanged } from './perform.ts'
import type { ActionState } from './phases.ts'

/** One request of an action, and its known outcome. It outlives the component that sent it. */
export interface Attempt<O extends Operation> {
  readonly input: Input<O>
  readonly job: Job<Data<O>>
  /** Shows a state where the action is on screen now. */
  show: (state: ActionState<Data<O>>) => void
  /** Reports its end there. */
  finish: (ended: ActionState<Data<O>>, input: Input<O>) => ActionState<Data<O>>
  /** What it last ended with. */
  ended?: ActionState<Data<O>>
  /** Whether its outcome is unknown. */
  isOpen?: boolean
  /** Whether no effect shows although one may still come: its response was lost, or may answer a second copy of it. */
  isDoubtful?: boolean
  /** Stops checking for a late effect. */
  stop?: () => void
}

/** Attempts by action, of a provider: a form that is opened again goes on where the last one was left. */
export type Attempts = Map<string, Attempt<Operation>>

/** Returns what a form that opens shows of an earlier attempt: one whose outcome isn't known for good. */
export function stateLeft<O extends Operation>(attempt: Attempt<O> | undefined): ActionState<Data<O>> {
  const isLeft = attempt?.isOpen || (attempt?.isDoubtful && attempt.ended?.phase === 'failed')
  return (isLeft && attempt?.ended) || { phase: 'idle' }
}

/**
 * Whether a refusal may be that of a second copy, which the browser has sent, while the first is still being carried out:
 * without a version, the service would carry out a retry, too.
 */
export const mayBeOfCopy = <T>({ isGuarded, verifyOutcome }: Job<T>, ended: ActionState<T>): boolean =>
  !isGuarded &&
  verifyOutcome !== undefined &&
  ((ended.phase === 'conflict' && !ended.isUnsent) || (ended.phase === 'refused' && ended.reason === 'conflict'))

/**
 * Keeps checking for a late effect. An entity that has changed since in a way that can't tell makes the outcome
 * unknown: that nothing has happened holds no longer.
 */
export function pollLateEffect<O extends Operation>(
  polls: Polls,
  key: string,
  attempt: Attempt<O>,
  onSettled: (state: ActionState<Data<O>>) => void,
) {
  attempt.stop = startPolling(polls, key, {
    nextDelay: (elapsed) => backOff(lateEffectDelays, elapsed),
    async check() {
      const verdict = await verify(attempt.job)
      if (!attempt.isDoubtful) return true
      if (!verdict || verdict.outcome === 'absent') return false
      attempt.isDoubtful = false
      attempt.isOpen = verdict.outcome === 'unclear'
      onSettled(
        verdict.outcome === 'applied' ? { phase: 'done', data: verdict.data } : { phase: 'unknown', isChecking: false },
      )
      return true
    },
  })
}

/**
 * Checks once more before another request is sent: returns `undefined` if no effect shows and nobody else has changed
 * the entity since `version`, which that request is based on, otherwise the state of the earlier attempt.
 */
export async function recheck<O extends Operation>(
  attempt: Attempt<O>,
  version: string | undefined,
): Promise<ActionState<Data<O>> | undefined> {
  const { job, stop } = attempt
  attempt.isDoubtful = false
  stop?.()
  job.onState({ phase: 'unknown', isChecking: true })
  const verdict = await verify(job)
  switch (verdict?.outcome) {
    case 'applied':
      return shown({ phase: 'done', data: verdict.data })
    case 'absent':
      return version && verdict.version && verdict.version !== version ? refuseChanged(job) : undefined
    default:
      return shown({ phase: 'unknown', isChecking: false })
  }

  function shown(state: ActionState<Data<O>>) {
    job.onState(state)
    return state
  }
}
