'use client'
import type { ListMessages } from '@memberkit/foundation/list'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import type { StatusLook } from '@memberkit/foundation/status'
import { useMemberkit } from '@memberkit/foundation'
import { useLooks } from '@memberkit/parts/labels'
import { useShortMethodDescription } from '@memberkit/parts/payment-method'
import { useMemo } from 'react'
import type { transactionsEnUS } from '../../messages/transactions/en-US.ts'
import { transactionMessages } from '../../messages/namespaces.ts'
import { transactionLooks } from '../shared/transaction-looks.ts'
import { useTypeLabel } from '../shared/useTypeLabel.ts'

export interface TransactionListMessages extends ListMessages {
  t: Translate<typeof transactionsEnUS>
  looks: Readonly<Record<string, StatusLook>>
  type: (type: string) => string
  method: ReturnType<typeof useShortMethodDescription>
}

/** Returns the messages of the list of transactions. */
export function useTransactionListMessages(): TransactionListMessages {
  const t = useMessages(transactionMessages)
  const looks = useLooks(transactionLooks)
  const type = useTypeLabel()
  const method = useShortMethodDescription()
  const isStaff = useMemberkit().realm === 'Internal'
  return useMemo(
    () => ({
      t,
      looks,
      type,
      method,
      title: t('title'),
      noun: t(isStaff ? 'noun.staff' : 'noun'),
      loading: t('loading'),
      count: (count) => t('caption', { count }),
      showMore: t('more'),
      empty: { title: t('empty.heading'), text: t(isStaff ? 'empty.staff' : 'empty.text') },
      noMatch: { title: t('filtered.heading'), text: t('filtered.text') },
      unreadable: t('unread'),
    }),
    [t, looks, type, method, isStaff],
  )
}
