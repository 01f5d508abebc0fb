'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import { send } from '@memberkit/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMemberkit } from '../provider/context.ts'
import { type Attempt, type Attempts, mayBeOfCopy, pollLateEffect, recheck, stateLeft } from './attempt.ts'
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
  const { client, session, inFlight, polls, attempts: lasting } = useMemberkit()
  const { tell, finish, refetch } = useFinish(operation, options)
  const name = `${operation.service} ${operation.method} ${operation.path} ${options.entity}`
  const [ask, confirming] = useConfirmation(name)
  const [own] = useState<Attempts>(() => new Map())
  // By name, because another entity may be on screen when the response arrives.
  const attempts = (options.needsCertainty ? lasting : own) as unknown as Map<string, Attempt<O>>
  /** Not to be met by the next person who signs in. */
  const place = `${session?.identityId} ${name}`
  const [state, setState] = useState<State>(() => stateLeft(attempts.get(place)))
  const [ours] = useState(() => new Set<string>())
  const latest = useRef({ client, options, name })
  latest.current = { client, options, name }
  const [shownFor, setShownFor] = useState(name)
  if (shownFor !== name) {
    // The message is about the previous entity.
    setShownFor(name)
    setState(stateLeft(attempts.get(place)))
  }

  const doing = useMemo(() => {
    const show = (next: State) => {
      tell(next)
      if (latest.current.name === name) setState(next)
    }

    /** Uses the version on screen now, even if the entity is refetched during confirmation or a check. */
    const attemptOf = (input: Input<O>): Attempt<O> => {
      const { client, options } = latest.current
      const { verifyOutcome, version, leavesVersion, isRepeatable = false, isAsAgreed, keepalive, fetch } = options
      const job: Job<Data<O>> = {
        operation,
        send: () => send(client, operation, input, { version, keepalive, fetch }),
        verifyOutcome: verifyOutcome && (() => verifyOutcome(input)),
        isGuarded: (version !== undefined && !leavesVersion) || isRepeatable,
        isAsAgreed,
        onState: (next) => attempt.show(next),
      }
      const attempt: Attempt<O> = { input, job, show, finish }
      return attempt
    }

    const end = (attempt: Attempt<O>, ended: State) => {
      const isLost = ended.phase === 'failed' && ended.isVerified
      attempt.ended = ended
      attempt.isOpen = ended.phase === 'unknown'
      attempt.isDoubtful = isLost || mayBeOfCopy(attempt.job, ended)
      if (isLost) {
        pollLateEffect(polls, name, attempt, (late) => {
          attempt.ended = late
          attempt.show(late)
          attempt.finish(late, attempt.input)
        })
      }
      return attempt.finish(ended, attempt.input)
    }

    /** Lets this form show what becomes of an attempt that another one has left, and leaves no settled one itself. */
    const adopt = () => {
      const left = attempts.get(place)
      if (stateLeft(left).phase !== 'idle') Object.assign(left!, { show, finish })
      return () => {
        const last = attempts.get(place)
        if (last?.show === show && last.ended && !last.isOpen && !last.isDoubtful) attempts.delete(place)
      }
    }

    const start = async (attempt: Attempt<O>): Promise<State> => {
      attempts.set(place, attempt)
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
      const before = attempts.get(place)
      const attempt = before?.isOpen ? before : attemptOf(input)
      attempts.set(place, attempt)
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
      const before = attempts.get(place)
      if (before?.isOpen) return lookUp(before)
      if (!before?.isDoubtful) return exclusively(input, work)
      return exclusively(input, async () => {
        const known = await recheck(before, latest.current.options.version)
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
      adopt,
      run,
      again: (input: Input<O>) => unlessOpen(input, () => start(attemptOf(input))),
      lookUp,
      reset: () => setState({ phase: 'idle' }),
    }
  }, [operation, name, place, inFlight, polls, tell, finish, refetch, ask, attempts, ours])

  const { adopt, run, again, lookUp, reset } = doing
  useEffect(adopt, [adopt])
  const attempt = attempts.get(place)
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
