'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { detailNames } from '../messages/namespaces.ts'
import { SubscriptionDetailSkeleton } from './SubscriptionDetailSkeleton.tsx'

/** The page of a subscription. */
export const SubscriptionDetailPart = lazyPart(
  async () => (await import('../opened-parts.ts')).SubscriptionDetailPage,
  { needs: detailNames, fallback: createElement(SubscriptionDetailSkeleton) },
)
