import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { methodFrCA, namesFrCA } from '@memberkit/parts/messages/fr-CA'
import { namesMessages } from '@memberkit/parts/names'
import { methodDetailMessages, methodMessages } from '@memberkit/parts/payment-method'
import { personMessages } from '@memberkit/parts/person'
import { labelsFrCA } from './labels/fr-CA.ts'
import { listFrCA } from './list/fr-CA.ts'
import { detailMessages, invoiceLabels, listMessages, payMessages, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'fr-CA', listFrCA),
  defineMessages(invoiceLabels, 'fr-CA', labelsFrCA),
  defineMessages(methodMessages, 'fr-CA', methodFrCA),
  defineMessages(namesMessages, 'fr-CA', namesFrCA),
  lazyMessages(detailMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).detailFrCA),
  lazyMessages(payMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).payFrCA),
  lazyMessages(methodDetailMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).methodDetailFrCA),
  lazyMessages(staffMessages, 'fr-CA', async () => (await import('./staff/fr-CA.ts')).staffFrCA),
  lazyMessages(personMessages, 'fr-CA', async () => (await import('./staff/fr-CA.ts')).personFrCA),
  // What is printed in English behind a French invoice.
  lazyMessages(listMessages, 'en-CA', async () => (await import('./member/english.ts')).listEnCA),
  lazyMessages(invoiceLabels, 'en-CA', async () => (await import('./member/english.ts')).labelsEnCA),
  lazyMessages(methodMessages, 'en-CA', async () => (await import('./member/english.ts')).methodEnCA),
  lazyMessages(namesMessages, 'en-CA', async () => (await import('./member/english.ts')).namesEnCA),
  lazyMessages(detailMessages, 'en-CA', async () => (await import('./member/english.ts')).detailEnUS),
  lazyMessages(methodDetailMessages, 'en-CA', async () => (await import('./member/english.ts')).methodDetailEnCA),
]
