'use client'
import { MenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { transactionMessages, openedTransactionNames, transactionStaffNames } from '../messages/namespaces.ts'

// Parts that an intent opens are loaded by it, with their words: one file, because bundlers make one more for each
// combination of parts that share something.

export const TransactionDetailPart = lazyPart(async () => (await import('./opened-parts.ts')).TransactionDetailPage, {
  needs: [...openedTransactionNames, 'foundation.actions'],
})

export const TransactionRowMenuPart = lazyPart(async () => (await import('./opened-parts.ts')).TransactionRowMenu, {
  needs: [...transactionStaffNames, 'foundation.actions'],
})

export const NewTransactionMenuPart = lazyPart(async () => (await import('./opened-parts.ts')).NewTransactionMenu, {
  needs: [...transactionStaffNames, 'foundation.actions'],
  fallback: createElement(MenuPlaceholder, { messages: transactionMessages, label: 'new', size: 'small' }),
})

export const TransactionActionPart = lazyPart(async () => (await import('./opened-parts.ts')).TransactionActionDialog, {
  needs: [...openedTransactionNames, ...transactionStaffNames, 'foundation.actions'],
})
