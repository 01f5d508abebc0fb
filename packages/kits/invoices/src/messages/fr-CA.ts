import { InvoiceStatus, Recurrence } from '@memberkit/contract/labels/commerce/invoices/fr-CA'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { listFrCA } from './list/fr-CA.ts'
import { listMessages, openedNames, staffNames } from './namespaces.ts'
import { printedNames } from './printed-names.ts'

/** Every message of the invoices kit in fr-CA; messages that only an intent needs load with it. */
export const frCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'fr-CA', listFrCA),
  ...labelMessages('fr-CA', { InvoiceStatus, Recurrence, BankAccountType, CardType }),
  ...lazyDictionaries(openedNames, 'fr-CA', async () => (await import('./member/fr-CA.ts')).tables),
  ...lazyDictionaries(staffNames, 'fr-CA', async () => (await import('./staff/tables.fr-CA.ts')).tables),
  // The words printed in English behind a French invoice.
  ...lazyDictionaries(printedNames, 'en-CA', async () => (await import('./member/english.ts')).tables),
]
