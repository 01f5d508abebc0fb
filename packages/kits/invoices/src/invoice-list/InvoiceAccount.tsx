'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { ReactNode } from 'react'
import { isUnpaid } from '../shared/invoice-status.rules.ts'
import type { Invoice } from '../shared/received.ts'
import { account } from './BalanceHeader.css.ts'
import { BalanceHeader } from './BalanceHeader.tsx'
import { PastDueBanner, type PastDueBannerProps } from './PastDueBanner.tsx'
import type { InvoiceListData } from './useInvoiceList.ts'

/** Replacements for either part. `null` shows nothing there. */
export interface InvoiceAccountSlots {
  /** In place of the balance. */
  balance?: (data: InvoiceListData) => ReactNode
  /** In place of the past-due banner. */
  pastDue?: (data: InvoiceListData) => ReactNode
}

export interface InvoiceAccountProps extends Pick<PastDueBannerProps, 'isSuspended'> {
  data: InvoiceListData
  /** Pays these invoices, such as with `PayInvoices`. */
  onPay: (invoices: readonly Invoice[]) => void
  slots?: InvoiceAccountSlots
}

/** The past-due banner and the balance in one card, unless the host replaces either. */
export function InvoiceAccount({ data, onPay, isSuspended, slots = {} }: InvoiceAccountProps) {
  const { realm } = useMemberkit()
  const payable = pastDuePayable(data)
  const isAttemptSaid = !slots.balance && saysAttempts(data)
  // One button for one sum: the balance has it, where nothing else is due.
  const hasOwnButton = slots.balance !== undefined || payable.length < data.payable.length
  const parts = (
    <>
      {slots.pastDue ? (
        slots.pastDue(data)
      ) : (
        <PastDueBanner
          invoices={data.pastDue}
          uncounted={data.uncounted}
          isSuspended={isSuspended}
          isBesideBalance={isAttemptSaid && isWholeBalance(data)}
          attemptSaidFor={isAttemptSaid && data.nextCharge?.isRetry ? data.nextCharge.on : undefined}
          onPay={realm === 'Internal' || payable.length === 0 || !hasOwnButton ? undefined : () => onPay(payable)}
        />
      )}
      {slots.balance ? slots.balance(data) : <BalanceHeader data={data} onPay={onPay} />}
    </>
  )
  return slots.pastDue || slots.balance ? parts : <div className={account}>{parts}</div>
}

/** Whether the balance is what is past due, and nothing else: it says the amount and the next charge, once for both. */
const isWholeBalance = ({ invoices, pastDue }: InvoiceListData) =>
  invoices
    .filter(isUnpaid)
    .every((invoice) => pastDue.includes(invoice) && (invoice.recurrence === 'RECURRING' || !invoice.nextAttemptOn))

/** Whether the balance says every attempt of its day: it does so in one currency, for what recurs. */
const saysAttempts = ({ pastDue, nextCharge }: InvoiceListData) =>
  !nextCharge ||
  pastDue.every(
    ({ nextAttemptOn, currency, recurrence }) =>
      nextAttemptOn !== nextCharge.on || (currency === nextCharge.currency && recurrence === 'RECURRING'),
  )

/** Returns the invoices of the banner that can be paid now. */
const pastDuePayable = ({ payable, pastDue }: InvoiceListData) => payable.filter((invoice) => pastDue.includes(invoice))
