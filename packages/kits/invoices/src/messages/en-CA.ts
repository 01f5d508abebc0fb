import { InvoiceStatus, Recurrence } from '@memberkit/contract/labels/commerce/invoices/en-CA'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { labelMessages, lazyLabels } from '@memberkit/parts/labels'
import { methodMessages, personMessages } from '@memberkit/parts/messages/namespaces'
import { listEnCA } from './list/en-CA.ts'
import { detailMessages, listMessages, openedLabels, payMessages, staffLabels, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-CA', listEnCA),
  ...labelMessages('en-CA', { InvoiceStatus, Recurrence, BankAccountType, CardType }),
  ...lazyLabels('en-CA', openedLabels, () => import('./member/en-CA.ts')),
  ...lazyLabels('en-CA', staffLabels, () => import('./staff/en-CA.ts')),
  lazyMessages(detailMessages, 'en-CA', async () => (await import('./member/en-CA.ts')).detailEnUS),
  lazyMessages(payMessages, 'en-CA', async () => (await import('./member/en-CA.ts')).payEnUS),
  lazyMessages(methodMessages, 'en-CA', async () => (await import('./member/en-CA.ts')).methodEnCA),
  lazyMessages(staffMessages, 'en-CA', async () => (await import('./staff/en-CA.ts')).staffEnCA),
  lazyMessages(personMessages, 'en-CA', async () => (await import('./staff/en-CA.ts')).personEnCA),
]
