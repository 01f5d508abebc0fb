'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { orderActionMessages, openedOrderNames } from './messages/namespaces.ts'

// The parts that an intent opens are loaded by that intent, with their messages, as one file.

export const PurchasePart = lazyPart(async () => (await import('./order-opened-parts.ts')).PurchasePage, {
  needs: [...openedOrderNames, 'foundation.actions'],
})

export const OrderDetailPart = lazyPart(async () => (await import('./order-opened-parts.ts')).OrderDetailPage, {
  needs: openedOrderNames,
})

export const OrderRowMenuPart = lazyPart(async () => (await import('./order-opened-parts.ts')).OrderRowMenu, {
  needs: [orderActionMessages.namespace, 'foundation.actions'],
})

export const OrderActionPart = lazyPart(async () => (await import('./order-opened-parts.ts')).OrderActionDialog, {
  needs: [...openedOrderNames, 'foundation.actions'],
})
