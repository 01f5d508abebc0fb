'use client'
import { useLabel } from '@memberkit/parts/labels'
import { useMemo } from 'react'
import type { FilterNames } from './describe-filters.ts'

/** Returns the labels of every enumeration that filters. */
export function useFilterLabels(): FilterNames['labels'] {
  const status = useLabel('ResolutionStatus')
  const type = useLabel('ResolutionType')
  const category = useLabel('ResolutionCategory')
  const source = useLabel('ResolutionSource')
  const concern = useLabel('ResolutionConcern')
  const actionTaken = useLabel('ResolutionActionTaken')
  return useMemo(
    () => ({ status, type, category, source, concern, actionTaken }),
    [status, type, category, source, concern, actionTaken],
  )
}
