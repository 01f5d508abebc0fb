'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { CoverageSkeleton } from '../coverage-list/CoverageSkeleton.tsx'
import { openedNames } from '../messages/namespaces.ts'

/** Only staff have it, so only they load it. */
export const CoverageTablePart = lazyPart(async () => (await import('../opened-parts.ts')).CoverageTable, {
  needs: openedNames,
  fallback: <CoverageSkeleton />,
})
