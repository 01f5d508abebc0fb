'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { openedNames } from '../messages/namespaces.ts'
import { TableFallback } from './TableFallback.tsx'

/** Only staff have it, so only they load it. */
export const CoverageTablePart = lazyPart(async () => (await import('../opened-parts.ts')).CoverageTable, {
  needs: openedNames,
  fallback: <TableFallback />,
})
