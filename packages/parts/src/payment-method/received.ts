import type { Received } from '@memberkit/contract'
import type * as invoices from '@memberkit/contract/commerce/invoices'
import type * as payments from '@memberkit/contract/commerce/payments'

/** What an invoice, an order or a subscription says of the method it is paid with. */
export type PaymentMethodSummary = Received<invoices.PaymentMethodSummary>
export type PaymentMethod = Received<payments.PaymentMethod>
