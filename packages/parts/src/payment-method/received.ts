import type { Received } from '@memberkit/contract'
import type * as invoices from '@memberkit/contract/commerce/invoices'
import type * as payments from '@memberkit/contract/commerce/payments'

/** The payment method in an invoice, order or subscription. */
export type PaymentMethodSummary = Received<invoices.PaymentMethodSummary>
export type PaymentMethod = Received<payments.PaymentMethod>
