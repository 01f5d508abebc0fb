'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { openedNames } from '../messages/namespaces.ts'
import { CoverageDetailSkeleton } from './CoverageDetailSkeleton.tsx'

export const CoverageDetailPart = lazyPart(async () => (await import('../opened-parts.ts')).CoverageDetailPage, {
  needs: openedNames,
  fallback: createElement(CoverageDetailSkeleton),
})

/** Of a card that staff see. */
export const StaffNotePart = lazyPart(async () => (await import('../opened-parts.ts')).StaffNote, {
  needs: openedNames,
})
