import { InvoiceStatus, Recurrence } from '@memberkit/contract/labels/commerce/invoices/es-US'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/es-US'
import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { labelMessages, lazyLabels } from '@memberkit/parts/labels'
import { methodMessages, personMessages } from '@memberkit/parts/messages/namespaces'
import { listEsUS } from './list/es-US.ts'
import { detailMessages, listMessages, openedLabels, payMessages, staffLabels, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in es-US; what only an intent needs is loaded then. */
export const esUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'es-US', listEsUS),
  ...labelMessages('es-US', { InvoiceStatus, Recurrence, BankAccountType, CardType }),
  ...lazyLabels('es-US', openedLabels, () => import('./member/es-US.ts')),
  ...lazyLabels('es-US', staffLabels, () => import('./staff/es-US.ts')),
  lazyMessages(detailMessages, 'es-US', async () => (await import('./member/es-US.ts')).detailEsUS),
  lazyMessages(payMessages, 'es-US', async () => (await import('./member/es-US.ts')).payEsUS),
  lazyMessages(methodMessages, 'es-US', async () => (await import('./member/es-US.ts')).methodEsUS),
  lazyMessages(staffMessages, 'es-US', async () => (await import('./staff/es-US.ts')).staffEsUS),
  lazyMessages(personMessages, 'es-US', async () => (await import('./staff/es-US.ts')).personEsUS),
]
