'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { ListMessages } from '@memberkit/foundation/list'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import type { StatusLook } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { useShortMethodDescription } from '@memberkit/parts/payment-method'
import type { Locale } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import type { listEnUS } from '../messages/list/en-US.ts'
import { listMessages } from '../messages/namespaces.ts'
import type { ShownStatus } from '../shared/invoice-status.rules.ts'
import { invoiceLooks } from '../shared/invoice-looks.ts'

export interface InvoiceListMessages extends ListMessages {
  t: Translate<typeof listEnUS>
  looks: Readonly<Record<ShownStatus, StatusLook>>
  recurrence: ReturnType<typeof useLabel>
  method: ReturnType<typeof useShortMethodDescription>
  locale: Locale
}

/** Returns the messages of the invoice list. */
export function useInvoiceListMessages(): InvoiceListMessages {
  const t = useMessages(listMessages)
  const looks = useLooks(invoiceLooks)
  const recurrence = useLabel('Recurrence')
  const method = useShortMethodDescription()
  const { locale } = useMemberkit()
  return useMemo(
    () => ({
      t,
      looks,
      recurrence,
      method,
      locale,
      title: t('title'),
      noun: t('noun'),
      loading: t('loading'),
      count: (count) => t('caption', { count }),
      showMore: t('more'),
      empty: { title: t('empty.heading'), text: t('empty.text') },
      noMatch: { title: t('filtered.heading'), text: t('filtered.text') },
      unreadable: t('unread'),
    }),
    [t, looks, recurrence, method, locale],
  )
}
