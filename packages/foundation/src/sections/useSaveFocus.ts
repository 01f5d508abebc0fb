'use client'
import { type RefObject, useEffect } from 'react'
import type { SectionedSave } from './options.ts'
import { hasFailed } from './plan.ts'
import { sectionId } from './SaveSection.tsx'

/**
 * Moves focus to the outcome of a save: the first unsaved section, to its first invalid field if any, otherwise the
 * report. Doesn't move focus if the person has moved on.
 */
export function useSaveFocus<D, K extends string>(save: SectionedSave<D, K>, report: RefObject<HTMLElement | null>) {
  const { completedSaves, refusedReviews, stage, submittedSections, sections } = save
  useEffect(() => {
    const place = report.current
    if (completedSaves === 0 || !place) return
    const root = place.getRootNode() as Document | ShadowRoot
    const { activeElement } = root
    const isFree = !activeElement || activeElement === document.body || activeElement.closest('[data-mk-save]')
    if (!isFree) return
    const failed = stage === 'partial' ? submittedSections.find((key) => hasFailed(sections[key].state)) : undefined
    focusOn((failed && root.getElementById(sectionId(save, failed))) ?? place)
    // When a save has ended, and at no other time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [completedSaves])
  useEffect(() => {
    const place = report.current
    const invalid = (Object.keys(sections) as K[]).find((key) => sections[key].isInvalid)
    if (refusedReviews === 0 || !place || !invalid) return
    const root = place.getRootNode() as Document | ShadowRoot
    focusOn(root.getElementById(sectionId(save, invalid)) ?? place)
    // When a review was refused, wherever it was asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusedReviews])
}

function focusOn(place: HTMLElement) {
  const target = place.querySelector<HTMLElement>('[aria-invalid="true"]') ?? place
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
}
