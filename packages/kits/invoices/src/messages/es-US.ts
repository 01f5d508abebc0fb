import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { methodEsUS, namesEsUS } from '@memberkit/parts/messages/es-US'
import { namesMessages } from '@memberkit/parts/names'
import { methodDetailMessages, methodMessages } from '@memberkit/parts/payment-method'
import { personMessages } from '@memberkit/parts/person'
import { labelsEsUS } from './labels/es-US.ts'
import { listEsUS } from './list/es-US.ts'
import { detailMessages, invoiceLabels, listMessages, payMessages, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in es-US; what only an intent needs is loaded then. */
export const esUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'es-US', listEsUS),
  defineMessages(invoiceLabels, 'es-US', labelsEsUS),
  defineMessages(methodMessages, 'es-US', methodEsUS),
  defineMessages(namesMessages, 'es-US', namesEsUS),
  lazyMessages(detailMessages, 'es-US', async () => (await import('./member/es-US.ts')).detailEsUS),
  lazyMessages(payMessages, 'es-US', async () => (await import('./member/es-US.ts')).payEsUS),
  lazyMessages(methodDetailMessages, 'es-US', async () => (await import('./member/es-US.ts')).methodDetailEsUS),
  lazyMessages(staffMessages, 'es-US', async () => (await import('./staff/es-US.ts')).staffEsUS),
  lazyMessages(personMessages, 'es-US', async () => (await import('./staff/es-US.ts')).personEsUS),
]
