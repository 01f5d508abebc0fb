import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { methodEnCA, namesEnCA } from '@memberkit/parts/messages/en-CA'
import { namesMessages } from '@memberkit/parts/names'
import { methodDetailMessages, methodMessages } from '@memberkit/parts/payment-method'
import { personMessages } from '@memberkit/parts/person'
import { labelsEnCA } from './labels/en-CA.ts'
import { listEnCA } from './list/en-CA.ts'
import { detailMessages, invoiceLabels, listMessages, payMessages, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-CA', listEnCA),
  defineMessages(invoiceLabels, 'en-CA', labelsEnCA),
  defineMessages(methodMessages, 'en-CA', methodEnCA),
  defineMessages(namesMessages, 'en-CA', namesEnCA),
  lazyMessages(detailMessages, 'en-CA', async () => (await import('./member/en-CA.ts')).detailEnUS),
  lazyMessages(payMessages, 'en-CA', async () => (await import('./member/en-CA.ts')).payEnUS),
  lazyMessages(methodDetailMessages, 'en-CA', async () => (await import('./member/en-CA.ts')).methodDetailEnCA),
  lazyMessages(staffMessages, 'en-CA', async () => (await import('./staff/en-CA.ts')).staffEnCA),
  lazyMessages(personMessages, 'en-CA', async () => (await import('./staff/en-CA.ts')).personEnCA),
]
