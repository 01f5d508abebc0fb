'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import { send } from '@memberkit/platform'
import { announce } from '@memberkit/primitives/live'
import type { QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useEmit } from '../events/useEmit.ts'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { referenceOf } from '../resource/reference.ts'
import { actionWords } from './words.ts'
import { withLock } from './lock.ts'
import { perform, settle, type Job } from './perform.ts'
import { type ActionState, canRetry, isBusy, type Verdict } from './phases.ts'

/** What a person is asked before an action is sent. Always says what will come of it. */
export interface Confirmation {
  title: string
  /** What happens, and what cannot be taken back. */
  consequence: string
  /** The action in words: "Refund $49.90", never "OK". */
  confirmLabel: string
  tone?: 'primary' | 'critical'
  /** Text to be typed again, such as the amount, above the host's threshold. */
  retype?: { label: string; expected: string; hint?: string }
  /** Takes something from the person: whoever acts for someone else confirms that too. */
  isDestructive?: boolean
}

interface CommonOptions<O extends Operation> {
  /** The id of what is acted on: one action of a kind at a time on each. */
  entity: string
  /** The keys of what the action changes; see `effects` of `@memberkit/platform/query`. They are read anew. */
  effects?: (input: Input<O>) => readonly QueryKey[]
  /** Sent as `If-Match`. */
  version?: string
  /** What the person needs for it: taken from them for this visit when the service refuses with 403. */
  permission?: string
  confirm?: (input: Input<O>) => Confirmation | undefined
  onDone?: (data: Data<O>, input: Input<O>) => void
  /** Told once to those who cannot see it, and shown by ActionMessage. */
  doneText?: string | ((data: Data<O>) => string)
}

type Reread<O extends Operation> = (input: Input<O>) => Promise<Verdict<Data<O>>>

export type ActionOptions<O extends Operation> = CommonOptions<O> &
  (
    | {
        /** Moves money, changes a status or a legal standing, or notifies someone. One window at a time. */
        isMoney: true
        /** Reads the thing anew and says whether the action shows in it: what a lost answer is settled by. */
        reread: Reread<O>
      }
    | { isMoney?: false; reread?: Reread<O> }
  )

export interface Action<O extends Operation = Operation> {
  readonly state: ActionState<Data<O>>
  readonly isBusy: boolean
  /** Starts it, after the confirmation if there is one. While it runs, does nothing. Resolves to where it ended. */
  run(input: Input<O>): Promise<ActionState<Data<O>>>
  /** The same once more, where that is safe; `undefined` where it is not. */
  readonly retry?: () => void
  /** Asks again what became of a lost request; there in `unknown` only. */
  readonly check?: () => void
  /** Back to `idle`: the message goes, what was entered stays. */
  reset(): void
  /** The service's objection to a field of the body. */
  errorOf(field: string): string | undefined
  /** For ConfirmDialog: what is being asked, while it is. */
  readonly confirming?: Confirmation & { accept(): void; cancel(): void }
  /** What to say in `done`. */
  readonly doneText?: string
}

/** One thing a person can do to an entity: sent once, whatever happens. See the action page of the README. */
export function useAction<O extends Operation>(operation: O, options: ActionOptions<O>): Action<O> {
  type State = ActionState<Data<O>>
  const memberkit = useMemberkit()
  const emit = useEmit()
  const t = useMessages(actionMessages)
  const [state, setState] = useState<State>({ phase: 'idle' })
  const [question, setQuestion] = useState<{ asked: Confirmation; answer: (isYes: boolean) => void }>()
  const lastInput = useRef<Input<O>>(undefined)
  const isMounted = useRef(true)
  const latest = useRef({ memberkit, options, emit, t })
  latest.current = { memberkit, options, emit, t }
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const name = `${operation.service} ${operation.method} ${operation.path} ${options.entity}`

  const jobOf = useCallback(
    (input: Input<O>): Job<Data<O>> => {
      const { client } = latest.current.memberkit
      const { reread, version } = latest.current.options
      return {
        operation,
        send: () => send(client, operation, input, { version }),
        reread: reread && (() => reread(input)),
        onState: (next) => isMounted.current && setState(next),
      }
    },
    [operation],
  )

  const finish = useCallback(
    (ended: State, input: Input<O>) => {
      const { memberkit, options, emit, t } = latest.current
      const touches = ended.phase === 'done' || ended.phase === 'conflict' || ended.phase === 'unknown'
      if (touches || (ended.phase === 'refused' && ended.reason === 'conflict')) {
        for (const queryKey of options.effects?.(input) ?? [])
          void memberkit.queryClient.invalidateQueries({ queryKey })
      }
      if (ended.phase === 'refused' && ended.reason === 'denied' && options.permission)
        memberkit.deny(options.permission)
      emit('kit.action.ended', {
        action: `${operation.service}.${operation.action || operation.method.toLowerCase()}`,
        outcome: ended.phase === 'refused' ? ended.reason : ended.phase,
        ...('status' in ended && { status: ended.status }),
        ...('reference' in ended && { reference: ended.reference }),
      })
      if (ended.phase === 'done') options.onDone?.(ended.data, input)
      const words = ended.phase === 'done' ? doneTextOf(options, ended.data) : actionWords(ended, t)?.text
      if (words) announce(words, ended.phase === 'done' ? 'polite' : 'assertive')
      return ended
    },
    [operation],
  )

  const start = useCallback(
    async (input: Input<O>): Promise<State> => {
      const { inFlight } = latest.current.memberkit
      const job = jobOf(input)
      const work = async () => finish(await perform(job), input)
      try {
        const ended = latest.current.options.isMoney ? await withLock(`memberkit ${name}`, work) : await work()
        return ended ?? finish(busy<O>(job), input)
      } finally {
        inFlight.delete(name)
      }
    },
    [name, jobOf, finish],
  )

  const run = useCallback(
    async (input: Input<O>): Promise<State> => {
      const { inFlight } = latest.current.memberkit
      if (inFlight.has(name)) return { phase: 'pending' }
      // Before anything is awaited: a second press may come within the same tick.
      inFlight.add(name)
      lastInput.current = input
      const asked = latest.current.options.confirm?.(input)
      if (asked) {
        const isYes = await new Promise<boolean>((answer) => setQuestion({ asked, answer }))
        setQuestion(undefined)
        if (!isYes) {
          inFlight.delete(name)
          return { phase: 'idle' }
        }
      }
      return start(input)
    },
    [name, start],
  )

  const isUnsettled = state.phase === 'unknown' && !state.isChecking
  return useMemo<Action<O>>(
    () => ({
      state,
      isBusy: isBusy(state) || (state.phase === 'unknown' && state.isChecking),
      run,
      retry: canRetry(state) ? () => void start(lastInput.current as Input<O>) : undefined,
      check: isUnsettled
        ? () =>
            void settle(jobOf(lastInput.current as Input<O>)).then((ended) =>
              finish(ended, lastInput.current as Input<O>),
            )
        : undefined,
      reset: () => setState({ phase: 'idle' }),
      errorOf: (field) => (state.phase === 'refused' ? state.fields?.[field] : undefined),
      confirming: question && {
        ...question.asked,
        accept: () => question.answer(true),
        cancel: () => question.answer(false),
      },
      doneText: state.phase === 'done' ? doneTextOf(latest.current.options, state.data) : undefined,
    }),
    [state, run, start, jobOf, finish, isUnsettled, question],
  )
}

function doneTextOf<O extends Operation>({ doneText }: ActionOptions<O>, data: Data<O>) {
  return typeof doneText === 'function' ? doneText(data) : doneText
}

function busy<O extends Operation>({ operation, onState }: Job<Data<O>>): ActionState<Data<O>> {
  const state = {
    phase: 'refused',
    status: 409,
    reason: 'busy',
    at: Date.now(),
    reference: referenceOf(operation.service, operation.method, operation.path, 'busy'),
  } as const
  onState(state)
  return state
}
