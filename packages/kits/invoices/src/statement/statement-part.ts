'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { methodDetailMessages } from '@memberkit/parts/payment-method'
import { detailMessages } from '../messages/namespaces.ts'

export const StatementPart = lazyPart(async () => (await import('../opened-parts.ts')).StatementDialog, {
  needs: [detailMessages.namespace, methodDetailMessages.namespace],
})
