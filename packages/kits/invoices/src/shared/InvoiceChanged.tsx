'use client'
import { invoiceJournal } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { useMethodName } from '@memberkit/parts/payment-method'
import { formatMoney } from '@memberkit/platform/formats'
import type { ReactNode } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import { changesBetween, type InvoiceFact } from './invoice-changes.rules.ts'
import type { Invoice } from './received.ts'
import { invoiceLooks } from './invoice-looks.ts'

export interface InvoiceChangedProps {
  before: Invoice
  after: Invoice
  /** Facts that do not matter for what is about to be done. */
  except?: readonly InvoiceFact[]
  /** The consequence. @default the entered values are still there */
  text?: string
  actions?: ReactNode
}

/** The differences in an invoice since the person saw it. Staff, who may read the journal, also see who changed it. */
export function InvoiceChanged({ before, after, except = [], text, actions }: InvoiceChangedProps) {
  const t = useMessages(payMessages)
  const { locale, realm } = useMemberkit()
  const looks = useLooks(invoiceLooks)
  const changedBy = useLastChange(invoiceJournal, after.id, realm === 'Internal')
  const changes = changesBetween(before, after).filter(({ fact }) => !except.includes(fact))
  const methodName = useMethodName(
    after,
    changes.some(({ fact }) => fact === 'paymentMethod'),
  )
  return (
    <ChangedSince
      title={t('changed.heading')}
      changedBy={changedBy}
      actions={actions}
      changes={changes.map(({ fact, before, after }) => ({
        label: t(`fact.${fact}`),
        before: before === undefined ? undefined : words(fact, before),
        after: after === undefined ? undefined : words(fact, after),
      }))}
    >
      {text ?? t('changed.text')}
    </ChangedSince>
  )

  function words(fact: InvoiceFact, value: string): string {
    if (fact === 'status') return statusOf(looks, value).label
    if (fact === 'items') return value
    if (fact === 'paymentMethod') return methodName(value) ?? value
    return formatMoney(value, after.currency, locale)
  }
}
