import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { methodEnUS, namesEnUS } from '@memberkit/parts/messages/en-US'
import { namesMessages } from '@memberkit/parts/names'
import { methodDetailMessages, methodMessages } from '@memberkit/parts/payment-method'
import { personMessages } from '@memberkit/parts/person'
import { labelsEnUS } from './labels/en-US.ts'
import { listEnUS } from './list/en-US.ts'
import { detailMessages, invoiceLabels, listMessages, payMessages, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in en-US; what only an intent needs is loaded then. */
export const enUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-US', listEnUS),
  defineMessages(invoiceLabels, 'en-US', labelsEnUS),
  defineMessages(methodMessages, 'en-US', methodEnUS),
  defineMessages(namesMessages, 'en-US', namesEnUS),
  lazyMessages(detailMessages, 'en-US', async () => (await import('./member/en-US.ts')).detailEnUS),
  lazyMessages(payMessages, 'en-US', async () => (await import('./member/en-US.ts')).payEnUS),
  lazyMessages(methodDetailMessages, 'en-US', async () => (await import('./member/en-US.ts')).methodDetailEnUS),
  lazyMessages(staffMessages, 'en-US', async () => (await import('./staff/en-US.ts')).staffEnUS),
  lazyMessages(personMessages, 'en-US', async () => (await import('./staff/en-US.ts')).personEnUS),
]
