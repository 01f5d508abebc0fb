'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { bulkNames } from '../messages/namespaces.ts'
import { BulkSkeleton } from './BulkSkeleton.tsx'

/** Only administrators have it, so only they load its table, fields and words. */
export const BulkPart = lazyPart(async () => (await import('./BulkPage.tsx')).BulkPage, {
  needs: [...bulkNames, 'foundation.actions'],
  fallback: createElement(BulkSkeleton),
})
