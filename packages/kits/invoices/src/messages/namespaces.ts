import { messageNamespace } from '@memberkit/foundation/messages'
import type { detailEnUS } from './detail/en-US.ts'
import type { listEnUS } from './list/en-US.ts'
import type { payEnUS } from './pay/en-US.ts'
import type { staffEnUS } from './staff/en-US.ts'

/** What the list says, in the first load; the others come with the parts that say them. */
export const listMessages = messageNamespace<typeof listEnUS>('invoices')
export const detailMessages = messageNamespace<typeof detailEnUS>('invoices.detail')
export const payMessages = messageNamespace<typeof payEnUS>('invoices.pay')
export const staffMessages = messageNamespace<typeof staffEnUS>('invoices.staff')

/** Enumerations whose labels come with an invoice that is opened. */
export const openedLabels = ['InvoiceAction', 'InvoiceItemType', 'TransactionStatus', 'TransactionType'] as const
/** And with what staff do. */
export const staffLabels = ['AccountIdentifierType', 'InvoiceProductType'] as const
