'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { openedNames } from '../messages/namespaces.ts'

export const StatementPart = lazyPart(async () => (await import('../opened-parts.ts')).StatementDialog, {
  needs: openedNames,
})
