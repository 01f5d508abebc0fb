import { InvoiceStatus, Recurrence } from '@memberkit/contract/labels/commerce/invoices/en-US'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-US'
import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { labelMessages, lazyLabels } from '@memberkit/parts/labels'
import { methodMessages, personMessages } from '@memberkit/parts/messages/namespaces'
import { listEnUS } from './list/en-US.ts'
import { detailMessages, listMessages, openedLabels, payMessages, staffLabels, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in en-US; what only an intent needs is loaded then. */
export const enUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-US', listEnUS),
  ...labelMessages('en-US', { InvoiceStatus, Recurrence, BankAccountType, CardType }),
  ...lazyLabels('en-US', openedLabels, () => import('./member/en-US.ts')),
  ...lazyLabels('en-US', staffLabels, () => import('./staff/en-US.ts')),
  lazyMessages(detailMessages, 'en-US', async () => (await import('./member/en-US.ts')).detailEnUS),
  lazyMessages(payMessages, 'en-US', async () => (await import('./member/en-US.ts')).payEnUS),
  lazyMessages(methodMessages, 'en-US', async () => (await import('./member/en-US.ts')).methodEnUS),
  lazyMessages(staffMessages, 'en-US', async () => (await import('./staff/en-US.ts')).staffEnUS),
  lazyMessages(personMessages, 'en-US', async () => (await import('./staff/en-US.ts')).personEnUS),
]
