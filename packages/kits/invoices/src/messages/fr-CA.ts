import { InvoiceStatus, Recurrence } from '@memberkit/contract/labels/commerce/invoices/fr-CA'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/fr-CA'
import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { labelMessages, lazyLabels } from '@memberkit/parts/labels'
import { methodMessages, personMessages } from '@memberkit/parts/messages/namespaces'
import { listFrCA } from './list/fr-CA.ts'
import { detailMessages, listMessages, openedLabels, payMessages, staffLabels, staffMessages } from './namespaces.ts'

const printedLabels = ['InvoiceStatus', 'Recurrence', 'BankAccountType', 'CardType', ...openedLabels] as const

/** Every message of the invoices kit in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'fr-CA', listFrCA),
  ...labelMessages('fr-CA', { InvoiceStatus, Recurrence, BankAccountType, CardType }),
  ...lazyLabels('fr-CA', openedLabels, () => import('./member/fr-CA.ts')),
  ...lazyLabels('fr-CA', staffLabels, () => import('./staff/fr-CA.ts')),
  lazyMessages(detailMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).detailFrCA),
  lazyMessages(payMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).payFrCA),
  lazyMessages(methodMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).methodFrCA),
  lazyMessages(staffMessages, 'fr-CA', async () => (await import('./staff/fr-CA.ts')).staffFrCA),
  lazyMessages(personMessages, 'fr-CA', async () => (await import('./staff/fr-CA.ts')).personFrCA),
  // What is printed in English behind a French invoice.
  ...lazyLabels('en-CA', printedLabels, () => import('./member/english.ts')),
  lazyMessages(listMessages, 'en-CA', async () => (await import('./member/english.ts')).listEnCA),
  lazyMessages(detailMessages, 'en-CA', async () => (await import('./member/english.ts')).detailEnUS),
  lazyMessages(methodMessages, 'en-CA', async () => (await import('./member/english.ts')).methodEnCA),
]
