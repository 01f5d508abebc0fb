'use client'
import { MenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { transactionMessages, transactionStaffNames } from '../../messages/namespaces.ts'

export const TransactionMenuPart = lazyPart(async () => (await import('../opened-parts.ts')).TransactionMenu, {
  needs: [...transactionStaffNames, 'foundation.actions'],
  fallback: createElement(MenuPlaceholder, { messages: transactionMessages, label: 'actions' }),
})
