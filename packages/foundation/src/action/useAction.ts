'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import { send } from '@memberkit/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMemberkit } from '../provider/context.ts'
import { referenceOf } from '../resource/reference.ts'
import { withLock } from './lock.ts'
import type { Action, ActionOptions } from './options.ts'
import { type Job, perform, settle } from './perform.ts'
import { type ActionState, canRetry, isBusy } from './phases.ts'
import { useConfirmation } from './useConfirmation.ts'
import { doneTextOf, useFinish } from './useFinish.ts'

/**
 * One thing a person can do to an entity: sent once, whatever happens. Draw it with ActionMessage and ConfirmDialog.
 * The phases and what leads from one to another: README, "An action".
 */
export function useAction<O extends Operation>(operation: O, options: ActionOptions<O>): Action<O> {
  type State = ActionState<Data<O>>
  const { client, inFlight } = useMemberkit()
  const finish = useFinish(operation, options)
  const [ask, confirming] = useConfirmation()
  const [state, setState] = useState<State>({ phase: 'idle' })
  const isMounted = useIsMounted()
  /** The attempt whose outcome is on screen. */
  const last = useRef<{ input: Input<O>; job: Job<Data<O>> }>(undefined)
  const ours = useRef<string>(undefined)
  const name = `${operation.service} ${operation.method} ${operation.path} ${options.entity}`
  const latest = useRef({ client, options, name })
  latest.current = { client, options, name }
  const [shownFor, setShownFor] = useState(name)
  if (shownFor !== name) {
    // What is said is about the thing before.
    setShownFor(name)
    setState({ phase: 'idle' })
  }

  const doing = useMemo(() => {
    const jobOf = (input: Input<O>): Job<Data<O>> => {
      const { client, options } = latest.current
      const { reread, version } = options
      return {
        operation,
        send: () => send(client, operation, input, { version }),
        reread: reread && (() => reread(input)),
        onState: (next) => isMounted.current && latest.current.name === name && setState(next),
      }
    }

    const start = async (input: Input<O>): Promise<State> => {
      const job = jobOf(input)
      last.current = { input, job }
      const work = async () => finish(await perform(job), input)
      const { isMoney } = latest.current.options
      return (isMoney ? await withLock(`memberkit ${name}`, work) : await work()) ?? refuseBusy(job)
    }

    /** Before anything is awaited: a second press may come within the same tick. */
    const exclusively = async (work: () => Promise<State>): Promise<State> => {
      if (ours.current === name) return { phase: 'pending' }
      if (inFlight.has(name)) return refuseBusy({ operation, onState: setState })
      ours.current = name
      inFlight.add(name)
      try {
        return await work()
      } finally {
        if (ours.current === name) ours.current = undefined
        inFlight.delete(name)
      }
    }

    const run = (input: Input<O>) =>
      exclusively(async () => {
        const asked = latest.current.options.confirm?.(input)
        return !asked || (await ask(asked)) ? start(input) : { phase: 'idle' }
      })

    return {
      run,
      again: (input: Input<O>) => exclusively(() => start(input)),
      // With the attempt's own re-read: by now the page may show the change, and a new one would compare with that.
      check: () =>
        exclusively(async () =>
          last.current ? finish(await settle(last.current.job), last.current.input) : { phase: 'idle' },
        ),
      reset: () => setState({ phase: 'idle' }),
    }
  }, [operation, name, inFlight, finish, ask, isMounted])

  const { run, again, check, reset } = doing
  return {
    state,
    isBusy: isBusy(state),
    run,
    retry: canRetry(state) && last.current ? retryOf(last.current.input) : undefined,
    check: state.phase === 'unknown' && !state.isChecking ? () => void check() : undefined,
    reset,
    errorOf: (field) => (state.phase === 'refused' ? state.fields?.[field] : undefined),
    confirming,
    doneText: state.phase === 'done' ? doneTextOf(options, state.data) : undefined,
  }

  /** What changed meanwhile may change what one wants: asked again. A failure is no reason to ask again. */
  function retryOf(input: Input<O>) {
    return () => void (state.phase === 'conflict' ? run(input) : again(input))
  }
}

function refuseBusy<T>({ operation, onState }: Pick<Job<T>, 'operation' | 'onState'>): ActionState<T> {
  const reference = referenceOf(operation.service, operation.method, operation.path, 'busy')
  const state = { phase: 'refused', status: 409, reason: 'busy', at: Date.now(), reference } as const
  onState(state)
  return state
}

function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
