import type { Data, Input, Operation } from '@memberkit/contract'
import { backOff, startPolling, type Polls } from '../polling/polling.ts'
import { type Job, verify, lateEffectDelays, refuseChanged } from './perform.ts'
import type { ActionState } from './phases.ts'

/** One request of an action, and its known outcome. */
export interface Attempt<O extends Operation> {
  readonly input: Input<O>
  readonly job: Job<Data<O>>
  readonly version?: string
  /** Whether its outcome is unknown. */
  isOpen?: boolean
  /** Whether its response was lost and no effect shows, although one may still come. */
  isDoubtful?: boolean
  /** Stops checking for a late effect. */
  stop?: () => void
}

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
 * the entity, otherwise the state of the earlier attempt.
 */
export async function recheck<O extends Operation>(attempt: Attempt<O>): Promise<ActionState<Data<O>> | undefined> {
  const { job, version, stop } = attempt
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
