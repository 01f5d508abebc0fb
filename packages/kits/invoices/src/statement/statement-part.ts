'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { methodMessages } from '@memberkit/parts/messages/namespaces'
import { detailMessages } from '../messages/namespaces.ts'

export const StatementPart = lazyPart(async () => (await import('../opened-parts.ts')).StatementDialog, {
  needs: [detailMessages.namespace, methodMessages.namespace],
})
