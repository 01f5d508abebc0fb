import type { Received } from '@memberkit/contract'
import type * as invoices from '@memberkit/contract/commerce/invoices'
import type * as payments from '@memberkit/contract/commerce/payments'

// Received data: enumerations stay open, because a value nobody knew yet must render.
export type Invoice = Received<invoices.Invoice>
export type InvoiceItem = Received<invoices.InvoiceItem>
export type InvoiceTransaction = Received<invoices.InvoiceTransaction>
export type Transaction = Received<payments.Transaction>
export type Cooldown = Received<payments.Cooldown>
