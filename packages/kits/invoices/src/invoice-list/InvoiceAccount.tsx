'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { ReactNode } from 'react'
import type { Invoice } from '../shared/received.ts'
import { account } from './BalanceHeader.css.ts'
import { BalanceHeader } from './BalanceHeader.tsx'
import { PastDueBanner } from './PastDueBanner.tsx'
import type { InvoiceListData } from './useInvoiceList.ts'

/** Replacements for either part. `null` shows nothing there. */
export interface InvoiceAccountSlots {
  /** In place of the balance. */
  balance?: (data: InvoiceListData) => ReactNode
  /** In place of the past-due banner. */
  pastDue?: (data: InvoiceListData) => ReactNode
}

export interface InvoiceAccountProps {
  data: InvoiceListData
  /** Pays these invoices, such as with `PayInvoices`. */
  onPay: (invoices: readonly Invoice[]) => void
  slots?: InvoiceAccountSlots
}

/** The past-due banner and the balance in one card, unless the host replaces either. */
export function InvoiceAccount({ data, onPay, slots = {} }: InvoiceAccountProps) {
  const { realm } = useMemberkit()
  const payable = pastDuePayable(data)
  const parts = (
    <>
      {slots.pastDue ? (
        slots.pastDue(data)
      ) : (
        <PastDueBanner
          invoices={data.pastDue}
          uncounted={data.uncounted}
          onPay={realm === 'Internal' || payable.length === 0 ? undefined : () => onPay(payable)}
        />
      )}
      {slots.balance ? slots.balance(data) : <BalanceHeader data={data} onPay={onPay} />}
    </>
  )
  return slots.pastDue || slots.balance ? parts : <div className={account}>{parts}</div>
}

/** What the banner speaks of, as far as it can be paid now. */
const pastDuePayable = ({ payable, pastDue }: InvoiceListData) => payable.filter((invoice) => pastDue.includes(invoice))
