'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { createElement } from 'react'
import { detailMessages, manageMessages } from '../messages/namespaces.ts'

export const CoverageMenuPart = lazyPart(async () => (await import('../opened-parts.ts')).CoverageMenu, {
  needs: [manageMessages, detailMessages, 'foundation.actions'],
  // As tall as the menu, so that nothing moves when it comes.
  fallback: createElement(Skeleton, { height: 'control-small', width: 'sm' }),
})

export const CoverageActionPart = lazyPart(async () => (await import('../opened-parts.ts')).CoverageActionDialog, {
  needs: [manageMessages, 'foundation.actions'],
})
