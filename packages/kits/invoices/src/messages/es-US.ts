import { InvoiceStatus, Recurrence } from '@memberkit/contract/labels/commerce/invoices/es-US'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/es-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { listEsUS } from './list/es-US.ts'
import { listMessages, openedNames, staffNames } from './namespaces.ts'

/** Every message of the invoices kit in es-US; messages that only an intent needs load with it. */
export const esUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'es-US', listEsUS),
  ...labelMessages('es-US', { InvoiceStatus, Recurrence, BankAccountType, CardType }),
  ...lazyDictionaries(openedNames, 'es-US', async () => (await import('./member/es-US.ts')).tables),
  ...lazyDictionaries(staffNames, 'es-US', async () => (await import('./staff/tables.es-US.ts')).tables),
]
