'use client'
import type { Input, Operation } from '@memberkit/contract'
import { effects } from '@memberkit/platform/query'
import { announce } from '@memberkit/primitives/live'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ActionState, mayHaveChanged } from '../action/phases.ts'
import { sentences } from '../action/useFinish.ts'
import { outcomeMessageOf } from '../action/outcome-message.ts'
import { useEmit } from '../events/useEmit.ts'
import { actionMessages } from '../messages/actions.ts'
import { sectionMessages } from '../messages/sections.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import type { SectionedSaveOptions } from './options.ts'
import { changedFields } from './plan.ts'
import { readOut, reportOf } from './report.ts'
import type { SaveState } from './save-state.ts'
import type { SavingEnv } from './saving.ts'
import type { SectionCall } from './section.ts'

type Told<T, D> = Pick<SavingEnv<T, D>, 'onBusy' | 'onCall' | 'onEnd'>

/** Handles the end of a save: one announcement, one event and one invalidation, however many calls it took. */
export function useSaveEnd<T, D extends object, K extends string>(options: SectionedSaveOptions<T, D, K>): Told<T, D> {
  const { queryClient, deny } = useMemberkit()
  const emit = useEmit()
  const words = { t: useMessages(sectionMessages), ofAction: useMessages(actionMessages) }
  const { sections, read } = options
  const touched = useRef<SectionCall[]>([])
  const saidLast = useRef('')

  return {
    onBusy(state: ActionState<unknown>) {
      const said = sentences(outcomeMessageOf(state, words.ofAction) ?? { text: '' })
      // Each call may be slow; that is announced once.
      if (said && said !== saidLast.current) announce(said)
      saidLast.current = said || saidLast.current
    },
    onCall(key, call, ended) {
      if (mayHaveChanged(ended)) touched.current.push(call)
      const { permission } = sections[key as K]
      if (ended.phase === 'refused' && ended.reason === 'denied' && permission) deny(permission)
    },
    onEnd(state) {
      const calls = state.conflict ? [...touched.current, read] : touched.current
      touched.current = []
      saidLast.current = ''
      const keys = calls.flatMap(({ operation, input }) => effects(operation, input as Input<Operation>))
      if (calls.length > 0) keys.push(...((options.effects ?? []) as QueryKey[]))
      for (const queryKey of new Map(keys.map((key) => [hashKey(key), key])).values()) {
        void queryClient.invalidateQueries({ queryKey })
      }
      emit('kit.save.ended', endOf(state, read.operation.service))
      const { submittedSections, states, draft, baseDraft } = state
      const isChanged = (key: string) => changedFields(sections[key as K], draft, baseDraft).length > 0
      const report = reportOf({ submittedSections, states, sections, isChanged }, words)
      const isAccepted = submittedSections.every((key) => states[key]?.phase === 'done')
      announce(readOut(report, words), isAccepted ? 'polite' : 'assertive')
      if (report.saved === report.total) options.onDone?.(state.base.entity)
    },
  }
}

/** Returns the event of a save: the saved sections, and the outcome of the rest. */
function endOf<T, D>({ submittedSections, states }: SaveState<T, D>, service: string) {
  const ends = submittedSections.map((section) => ({ section, state: states[section]! }))
  const saved = ends.filter(({ state }) => state.phase === 'done').map(({ section }) => section)
  return {
    service,
    outcome: saved.length === submittedSections.length ? ('done' as const) : ('partial' as const),
    saved,
    rest: ends
      .filter(({ state }) => state.phase !== 'done')
      .map(({ section, state }) => ({
        section,
        outcome: state.phase === 'refused' ? state.reason : state.phase,
        ...('status' in state && { status: state.status }),
        ...('reference' in state && { reference: state.reference }),
      })),
  }
}
