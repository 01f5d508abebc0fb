import { messageNamespace } from '@memberkit/foundation/messages'
import type { detailEnUS } from './detail/en-US.ts'
import type { labelsEnUS } from './labels/en-US.ts'
import type { listEnUS } from './list/en-US.ts'
import type { payEnUS } from './pay/en-US.ts'
import type { staffEnUS } from './staff/en-US.ts'

/** What the list says, in the first load; the others come with the parts that say them. */
export const listMessages = messageNamespace<typeof listEnUS>('invoices')
/** The contract's own words for statuses, kinds and journal actions, such as `InvoiceStatus.PAID`. */
export const invoiceLabels = messageNamespace<typeof labelsEnUS>('invoices.labels')
export const detailMessages = messageNamespace<typeof detailEnUS>('invoices.detail')
export const payMessages = messageNamespace<typeof payEnUS>('invoices.pay')
export const staffMessages = messageNamespace<typeof staffEnUS>('invoices.staff')
