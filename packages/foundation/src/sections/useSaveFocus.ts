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
  const { completedSaves, stage, submittedSections, sections } = save
  useEffect(() => {
    const place = report.current
    if (completedSaves === 0 || !place) return
    const root = place.getRootNode() as Document | ShadowRoot
    const { activeElement } = root
    const isFree = !activeElement || activeElement === document.body || activeElement.closest('[data-mk-save]')
    if (!isFree) return
    const failed = stage === 'partial' ? submittedSections.find((key) => hasFailed(sections[key].state)) : undefined
    const section = failed && root.getElementById(sectionId(save, failed))
    const target = section?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? section ?? place
    target.focus()
    target.scrollIntoView({ block: 'nearest' })
    // When a save has ended, and at no other time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [completedSaves])
}
