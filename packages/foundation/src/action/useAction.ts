'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import { send } from '@memberkit/platform'
import { useMemo, useRef, useState } from 'react'
import { useMemberkit } from '../provider/context.ts'
import { type Attempt, pollLateEffect, recheck } from './attempt.ts'
import { whenUnlocked, withLock } from './lock.ts'
import type { Action, ActionOptions } from './options.ts'
import { type Job, perform, refuseBusy, settle } from './perform.ts'
import { type ActionState, canRetry, isBusy } from './phases.ts'
import { useConfirmation } from './useConfirmation.ts'
import { successMessageOf, useFinish } from './useFinish.ts'

/**
 * Runs one action on an entity, sent at most once. Render it with ActionMessage and ConfirmDialog. Phases and
 * transitions: README, "Actions".
 */
export function useAction<O extends Operation>(operation: O, options: ActionOptions<O>): Action<O> {
  type State = ActionState<Data<O>>
  const { client, inFlight, polls } = useMemberkit()
  const { tell, finish, refetch } = useFinish(operation, options)
  const name = `${operation.service} ${operation.method} ${operation.path} ${options.entity}`
  const [ask, confirming] = useConfirmation(name)
  const [state, setState] = useState<State>({ phase: 'idle' })
  // By name, because another entity may be on screen when the response arrives.
  const [attempts] = useState(() => new Map<string, Attempt<O>>())
  const [ours] = useState(() => new Set<string>())
  const latest = useRef({ client, options, name })
  latest.current = { client, options, name }
  const [shownFor, setShownFor] = useState(name)
  if (shownFor !== name) {
    // The message is about the previous entity.
    setShownFor(name)
    setState({ phase: 'idle' })
  }

  const doing = useMemo(() => {
    /** Uses the version on screen now, even if the entity is refetched during confirmation or a check. */
    const attemptOf = (input: Input<O>): Attempt<O> => {
      const { client, options } = latest.current
      const { verifyOutcome, version, isRepeatable = false, keepalive, fetch } = options
      const job: Job<Data<O>> = {
        operation,
        send: () => send(client, operation, input, { version, keepalive, fetch }),
        verifyOutcome: verifyOutcome && (() => verifyOutcome(input)),
        isGuarded: version !== undefined || isRepeatable,
        onState: (next) => {
          tell(next)
          if (latest.current.name === name) setState(next)
        },
      }
      return { input, job, version }
    }

    const end = (attempt: Attempt<O>, ended: State) => {
      attempt.isOpen = ended.phase === 'unknown'
      attempt.isDoubtful = ended.phase === 'failed' && ended.isVerified
      if (attempt.isDoubtful) {
        pollLateEffect(polls, name, attempt, (late) => {
          attempt.job.onState(late)
          finish(late, attempt.input)
        })
      }
      return finish(ended, attempt.input)
    }

    const start = async (attempt: Attempt<O>): Promise<State> => {
      attempts.set(name, attempt)
      const work = async () => end(attempt, await perform(attempt.job))
      const { needsCertainty } = latest.current.options
      if (!needsCertainty) return work()
      const lock = `memberkit ${name}`
      const ended = await withLock(lock, work)
      if (ended) return ended
      // The other window's change shows here once it is done.
      void whenUnlocked(lock).then(() => refetch(attempt.input))
      return elsewhere(attempt.input)
    }

    const elsewhere = (input: Input<O>) => {
      const before = attempts.get(name)
      const attempt = before?.isOpen ? before : attemptOf(input)
      attempts.set(name, attempt)
      return finish(refuseBusy(attempt.job), input)
    }

    /** Set synchronously: a second press may come in the same tick. */
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

    // Uses the attempt's own `verifyOutcome`: the page may already show the change, which a new one would compare with.
    const lookUp = (attempt: Attempt<O>) =>
      exclusively(attempt.input, async () => end(attempt, await settle(attempt.job)))

    /** The outcome of the previous attempt comes first. */
    const unlessOpen = async (input: Input<O>, work: () => Promise<State>) => {
      const before = attempts.get(name)
      if (before?.isOpen) return lookUp(before)
      if (!before?.isDoubtful) return exclusively(input, work)
      return exclusively(input, async () => {
        const known = await recheck(before)
        if (known) return end(before, known)
        const ended = await work()
        if (ended.phase === 'idle') {
          before.isDoubtful = true
          before.job.onState(ended)
        }
        return ended
      })
    }

    const run = (input: Input<O>) =>
      unlessOpen(input, async () => {
        const attempt = attemptOf(input)
        const asked = latest.current.options.confirm?.(input)
        return !asked || (await ask(asked)) ? start(attempt) : { phase: 'idle' }
      })

    return {
      run,
      again: (input: Input<O>) => unlessOpen(input, () => start(attemptOf(input))),
      lookUp,
      reset: () => setState({ phase: 'idle' }),
    }
  }, [operation, name, inFlight, polls, tell, finish, refetch, ask, attempts, ours])

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
    successMessage: state.phase === 'done' ? successMessageOf(options, state.data) : undefined,
    outcomeMessage: options.outcomeMessage?.(state),
  }

  /**
   * Concurrent changes may change the person's mind, so it asks again, even without confirmation before. A failure
   * doesn't.
   */
  function retryOf(input: Input<O>) {
    const isAsked = state.phase === 'conflict' || (state.phase === 'refused' && state.reason === 'busy')
    return () => void (isAsked ? run(input) : again(input))
  }
}
