'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { detailMessages, manageMessages } from '../messages/namespaces.ts'

export const CoverageMenuPart = lazyPart(async () => (await import('../opened-parts.ts')).CoverageMenu, {
  needs: [manageMessages, detailMessages, 'foundation.actions'],
})

export const CoverageActionPart = lazyPart(async () => (await import('../opened-parts.ts')).CoverageActionDialog, {
  needs: [manageMessages, 'foundation.actions'],
})
