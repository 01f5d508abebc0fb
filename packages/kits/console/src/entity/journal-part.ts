'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { createElement } from 'react'

/** Comes last on a page, so it loads after what is above it. */
export const JournalPart = lazyPart(async () => (await import('./JournalCard.tsx')).JournalCard, {
  needs: ['foundation.tools'],
  fallback: createElement(Skeleton, { height: 'panel' }),
})
