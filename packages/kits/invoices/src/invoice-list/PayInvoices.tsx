'use client'
import { PayAllPart, PayPart } from '../parts.ts'
import type { Invoice } from '../shared/received.ts'

export interface PayInvoicesProps {
  /** The owner's identity ID. */
  identityId: string
  /** The invoices to pay, one after the other. */
  invoices: readonly Invoice[]
  /** The number of invoices that may be missing here, because they cannot be read. @default 0 */
  uncounted?: number
  onClose: () => void
  /** Leads to where a payment method can be added; without it, the control is absent. */
  onAddPaymentMethod?: () => void
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
}

/** The dialog that pays, loaded with the first press. */
export function PayInvoices({ invoices, uncounted = 0, onAddPaymentMethod, ...props }: PayInvoicesProps) {
  const [first, ...others] = invoices
  if (!first) return null
  const all = { ...props, onAddMethod: onAddPaymentMethod }
  return others.length === 0 ? (
    <PayPart {...all} invoice={first} />
  ) : (
    <PayAllPart {...all} {...{ invoices, uncounted }} />
  )
}
