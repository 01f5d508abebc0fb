'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import { effects } from '@memberkit/platform/query'
import { announce } from '@memberkit/primitives/live'
import { useCallback, useRef } from 'react'
import { useEmit } from '../events/useEmit.ts'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import type { ActionOptions } from './options.ts'
import type { ActionState } from './phases.ts'
import { actionWords } from './words.ts'

/** What follows once an action has ended, also when its component is gone: caches, events, words. */
export function useFinish<O extends Operation>(operation: O, options: ActionOptions<O>) {
  const { queryClient, deny } = useMemberkit()
  const emit = useEmit()
  const t = useMessages(actionMessages)
  const latest = useRef({ options, queryClient, deny, emit, t })
  latest.current = { options, queryClient, deny, emit, t }

  return useCallback(
    (ended: ActionState<Data<O>>, input: Input<O>) => {
      const { options, queryClient, deny, emit, t } = latest.current
      if (mayHaveChanged(ended)) {
        const keys = [...effects(operation, input), ...(options.effects?.(input) ?? [])]
        for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
      }
      if (ended.phase === 'refused' && ended.reason === 'denied' && options.permission) deny(options.permission)
      emit('kit.action.ended', {
        action: `${operation.service}.${operation.action || operation.method.toLowerCase()}`,
        outcome: ended.phase === 'refused' ? ended.reason : ended.phase,
        ...('status' in ended && { status: ended.status }),
        ...('reference' in ended && { reference: ended.reference }),
      })
      const isDone = ended.phase === 'done'
      if (isDone) options.onDone?.(ended.data, input)
      const words = isDone ? doneTextOf(options, ended.data) : actionWords(ended, t)?.text
      if (words) announce(words, isDone ? 'polite' : 'assertive')
      return ended
    },
    [operation],
  )
}

export function doneTextOf<O extends Operation>({ doneText }: ActionOptions<O>, data: Data<O>) {
  return typeof doneText === 'function' ? doneText(data) : doneText
}

/** What we show may be out of date: it changed, it may have changed, or the service knows something we do not. */
function mayHaveChanged(ended: ActionState<unknown>) {
  if (ended.phase === 'refused') return ended.reason === 'conflict' || ended.reason === 'gone'
  return ended.phase !== 'failed' || !ended.isOffline
}
