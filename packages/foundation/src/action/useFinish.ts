'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import { effects } from '@memberkit/platform/query'
import { announce } from '@memberkit/primitives/live'
import { useMemo, useRef } from 'react'
import { useEmit } from '../events/useEmit.ts'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import type { ActionOptions } from './options.ts'
import { type ActionState, isBusy, mayHaveChanged } from './phases.ts'
import { outcomeMessageOf } from './outcome-message.ts'

/** Handles every outcome, even after unmounting: invalidation, events, announcements. */
export function useFinish<O extends Operation>(operation: O, options: ActionOptions<O>) {
  type State = ActionState<Data<O>>
  const { queryClient, deny } = useMemberkit()
  const emit = useEmit()
  const t = useMessages(actionMessages)
  const latest = useRef({ options, queryClient, deny, emit, t })
  latest.current = { options, queryClient, deny, emit, t }

  return useMemo(() => {
    const say = (state: State) => {
      const { options, t } = latest.current
      const isDone = state.phase === 'done'
      const words = isDone
        ? { text: successMessageOf(options, state.data) }
        : (options.outcomeMessage?.(state) ?? outcomeMessageOf(state, t))
      if (words?.text) announce(sentences(words), isDone || isBusy(state) ? 'polite' : 'assertive')
    }

    const refetch = (input: Input<O>) => {
      const { options, queryClient } = latest.current
      const keys = [...effects(operation, input), ...(options.effects?.(input) ?? [])]
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
    }

    const keep = ({ data, version }: State & { phase: 'done' }, input: Input<O>) => {
      const { options, queryClient } = latest.current
      if (options.answers) queryClient.setQueryData(options.answers(input), { ok: true, status: 200, data, version })
    }

    return {
      refetch,
      /** Reports progress before the outcome. */
      tell: (state: State) => {
        if (isBusy(state)) say(state)
      },
      finish(ended: State, input: Input<O>) {
        const { options, deny, emit } = latest.current
        if (mayHaveChanged(ended)) refetch(input)
        if (ended.phase === 'done') keep(ended, input)
        if (ended.phase === 'refused' && ended.reason === 'denied' && options.permission) deny(options.permission)
        emit('kit.action.ended', {
          action: `${operation.service}.${operation.action || operation.method.toLowerCase()}`,
          outcome: ended.phase === 'refused' ? ended.reason : ended.phase,
          ...('status' in ended && { status: ended.status }),
          ...('reference' in ended && { reference: ended.reference }),
        })
        if (ended.phase === 'done') options.onDone?.(ended.data, input)
        say(ended)
        return ended
      },
    }
  }, [operation])
}

export function successMessageOf<O extends Operation>({ successMessage }: ActionOptions<O>, data: Data<O>) {
  return typeof successMessage === 'function' ? successMessage(data) : successMessage
}

/** Joins a title and its text for announcement. */
export function sentences({ title, text }: { title?: string; text?: string }) {
  return [title && (/[.!?…]$/.test(title) ? title : `${title}.`), text].filter(Boolean).join(' ')
}
