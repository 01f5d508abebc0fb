'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import { send } from '@memberkit/platform'
import { useMemo, useRef, useState } from 'react'
import { useMemberkit } from '../provider/context.ts'
import { withLock } from './lock.ts'
import type { Action, ActionOptions } from './options.ts'
import { type Job, perform, refuseBusy, settle } from './perform.ts'
import { type ActionState, canRetry, isBusy } from './phases.ts'
import { useConfirmation } from './useConfirmation.ts'
import { doneTextOf, useFinish } from './useFinish.ts'

interface Attempt<O extends Operation> {
  readonly input: Input<O>
  readonly job: Job<Data<O>>
  /** What became of it is not known yet. */
  isOpen?: boolean
}

/**
 * One thing a person can do to an entity: sent once, whatever happens. Draw it with ActionMessage and ConfirmDialog.
 * The phases and what leads from one to another: README, "An action".
 */
export function useAction<O extends Operation>(operation: O, options: ActionOptions<O>): Action<O> {
  type State = ActionState<Data<O>>
  const { client, inFlight } = useMemberkit()
  const finish = useFinish(operation, options)
  const name = `${operation.service} ${operation.method} ${operation.path} ${options.entity}`
  const [ask, confirming] = useConfirmation(name)
  const [state, setState] = useState<State>({ phase: 'idle' })
  // By name, because another thing may be shown while the answer for this one is on its way.
  const [attempts] = useState(() => new Map<string, Attempt<O>>())
  const [ours] = useState(() => new Set<string>())
  const latest = useRef({ client, options, name })
  latest.current = { client, options, name }
  const [shownFor, setShownFor] = useState(name)
  if (shownFor !== name) {
    // What is said is about the thing before.
    setShownFor(name)
    setState({ phase: 'idle' })
  }

  const doing = useMemo(() => {
    const attemptOf = (input: Input<O>): Attempt<O> => {
      const { client, options } = latest.current
      const { reread, version } = options
      const job: Job<Data<O>> = {
        operation,
        send: () => send(client, operation, input, { version }),
        reread: reread && (() => reread(input)),
        onState: (next) => latest.current.name === name && setState(next),
      }
      return { input, job }
    }

    const end = (attempt: Attempt<O>, ended: State) => {
      attempt.isOpen = ended.phase === 'unknown'
      return finish(ended, attempt.input)
    }

    const start = async (input: Input<O>): Promise<State> => {
      const attempt = attemptOf(input)
      attempts.set(name, attempt)
      const work = async () => end(attempt, await perform(attempt.job))
      const { isMoney } = latest.current.options
      return (isMoney ? await withLock(`memberkit ${name}`, work) : await work()) ?? elsewhere(input)
    }

    const elsewhere = (input: Input<O>) => {
      const before = attempts.get(name)
      const attempt = before?.isOpen ? before : attemptOf(input)
      attempts.set(name, attempt)
      return finish(refuseBusy(attempt.job), input)
    }

    /** Before anything is awaited: a second press may come within the same tick. */
    const exclusively = async (input: Input<O>, work: () => Promise<State>): Promise<State> => {
      if (ours.has(name)) return { phase: 'pending' }
      if (inFlight.has(name)) return elsewhere(input)
      ours.add(name)
      inFlight.add(name)
      try {
        return await work()
      } finally {
        ours.delete(name)
        inFlight.delete(name)
      }
    }

    // With the attempt's own re-read: by now the page may show the change, and a new one would compare with that.
    const lookUp = (attempt: Attempt<O>) =>
      exclusively(attempt.input, async () => end(attempt, await settle(attempt.job)))

    const unlessOpen = async (input: Input<O>, work: () => Promise<State>) => {
      const before = attempts.get(name)
      return before?.isOpen ? lookUp(before) : exclusively(input, work)
    }

    const run = (input: Input<O>) =>
      unlessOpen(input, async () => {
        const asked = latest.current.options.confirm?.(input)
        return !asked || (await ask(asked)) ? start(input) : { phase: 'idle' }
      })

    return {
      run,
      again: (input: Input<O>) => unlessOpen(input, () => start(input)),
      lookUp,
      reset: () => setState({ phase: 'idle' }),
    }
  }, [operation, name, inFlight, finish, ask, attempts, ours])

  const { run, again, lookUp, reset } = doing
  const attempt = attempts.get(name)
  return {
    state,
    isBusy: isBusy(state),
    run,
    retry: canRetry(state) && attempt ? retryOf(attempt.input) : undefined,
    check: state.phase === 'unknown' && !state.isChecking && attempt ? () => void lookUp(attempt) : undefined,
    reset,
    errorOf: (field) => (state.phase === 'refused' ? state.fields?.[field] : undefined),
    confirming,
    doneText: state.phase === 'done' ? doneTextOf(options, state.data) : undefined,
  }

  /** What changed meanwhile may change what one wants: asked again, as where it was not asked. A failure is no reason. */
  function retryOf(input: Input<O>) {
    const isAsked = state.phase === 'conflict' || (state.phase === 'refused' && state.reason === 'busy')
    return () => void (isAsked ? run(input) : again(input))
  }
}
