'use client'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { announce } from '@memberkit/primitives/live'
import { isBusy } from '../action/phases.ts'
import { sectionMessages } from '../messages/sections.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useBrowserEffect } from '../mounted/useBrowserEffect.ts'
import { useMemberkit } from '../provider/context.ts'
import type { SectionChange, SectionedSave, SectionedSaveOptions, SectionView } from './options.ts'
import { changedFields, errorAt, isRetryable, keysOf, problemsIn, stageOf } from './plan.ts'
import { createSaving, type SavingEnv } from './saving.ts'
import { useChangedBy } from './useChangedBy.ts'
import { useSaveEnd } from './useSaveEnd.ts'

/**
 * Combines several calls into one Save, section by section, each with the version that the previous one returned.
 * Render it with SaveSection, SaveBar, ReviewDrawer and SaveReport, once the entity has loaded.
 */
export function useSectionedSave<T, D extends object, K extends string>(
  options: SectionedSaveOptions<T, D, K>,
): SectionedSave<D, K> {
  const { client, inFlight, polls, can } = useMemberkit()
  const { entity, loaded, sections, journal } = options
  const isAllowed = (key: string) => {
    const { permission } = sections[key as K]
    return !permission || can(permission)
  }
  const t = useMessages(sectionMessages)
  const [refusedReviews, setRefusedReviews] = useState(0)
  const told = useSaveEnd<T, D, K>(options)
  const latest = useRef<SavingEnv<T, D>>(undefined)
  const env: SavingEnv<T, D> = { options, client, inFlight, polls, isAllowed, ...told }
  latest.current ??= env
  useBrowserEffect(() => {
    latest.current = env
  })

  const create = () => ({ entity, saving: createSaving<T, D>(loaded, () => latest.current!) })
  const [held, setHeld] = useState(create)
  let { saving } = held
  if (held.entity !== entity) {
    // The draft belongs to the previous entity.
    latest.current = env
    const next = create()
    setHeld(next)
    setRefusedReviews(0)
    saving = next.saving
  }
  useEffect(() => saving.see(loaded), [saving, loaded])
  const state = useSyncExternalStore(saving.store.subscribe, saving.store.get, saving.store.get)
  const id = useId()
  const { draft, baseDraft, states, errors, conflict } = state
  const changedBy = useChangedBy(journal, entity, Boolean(conflict) && !state.isRunning)

  const keys = keysOf(sections)
  const changesIn = (key: K): SectionChange<D>[] =>
    changedFields(sections[key], draft, baseDraft).map((field) => ({
      field,
      before: baseDraft[field],
      after: draft[field],
    }))
  const problems = problemsIn(
    sections,
    keys.filter((key) => isAllowed(key) && changesIn(key).length > 0),
    draft,
    baseDraft,
  )
  const isInvalid = (key: K) => Object.keys(problems[key] ?? {}).length > 0
  const viewOf = (key: K): SectionView<D> => ({
    label: sections[key].label,
    state: states[key] ?? { phase: 'idle' },
    changes: changesIn(key),
    isReadOnly: !isAllowed(key),
    isInvalid: refusedReviews > 0 && isInvalid(key),
  })
  const views = Object.fromEntries(keys.map((key) => [key, viewOf(key)])) as { [Key in K]: SectionView<D> }
  const isDirty = keys.some((key) => views[key].changes.length > 0)
  const savable = keys.filter((key) => views[key].changes.length > 0 && !views[key].isReadOnly)
  const stage = stageOf({ ...state, isDirty })
  const isLooking = Object.values(states).some((one) => one.phase === 'unknown' && one.isChecking)
  const canRetry = savable.some((key) => !states[key] || isRetryable(states[key]))

  return {
    id,
    draft,
    set: (change) => saving.change(typeof change === 'function' ? change(saving.store.get().draft) : change),
    stage,
    sections: views,
    isDirty,
    isBusy: state.isRunning || Object.values(states).some((one) => one.phase !== 'waiting' && isBusy(one)),
    savable,
    submittedSections: state.submittedSections as readonly K[],
    review() {
      const newest = saving.store.get()
      const found = problemsIn(sections, saving.savable() as K[], newest.draft, newest.baseDraft)
      const count = Object.values(found).flatMap((one) => Object.keys(one as object)).length
      setRefusedReviews(count > 0 ? refusedReviews + 1 : 0)
      if (count > 0) announce(t('toFix', { count }), 'assertive')
      else saving.review(true)
    },
    refusedReviews,
    edit: () => saving.review(false),
    save: (only) => saving.save(only),
    retryFailed: stage === 'partial' && canRetry ? () => void saving.retry() : undefined,
    check: stage === 'unknown' && !isLooking && !state.isRunning ? () => void saving.check() : undefined,
    conflict: conflict && {
      section: conflict.section,
      merge: conflict.merge,
      changedBy,
      resolve: (merged) => void saving.resolve(merged),
      cancel: saving.postpone,
    },
    mergedFields: state.mergedFields as readonly (keyof D & string)[],
    errorOf: (path) =>
      errorAt(errors, path) ??
      (refusedReviews > 0 ? errorAt(Object.assign({}, ...Object.values(problems)), path) : undefined),
    discard() {
      setRefusedReviews(0)
      saving.discard()
    },
    completedSaves: state.completedSaves,
  }
}
