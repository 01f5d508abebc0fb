import { InvoiceStatus, Recurrence } from '@memberkit/contract/labels/commerce/invoices/en-US'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { listEnUS } from './list/en-US.ts'
import { listMessages, openedNames, staffNames } from './namespaces.ts'

/** Every message of the invoices kit in en-US; messages that only an intent needs load with it. */
export const enUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-US', listEnUS),
  ...labelMessages('en-US', { InvoiceStatus, Recurrence, BankAccountType, CardType }),
  ...lazyDictionaries(openedNames, 'en-US', async () => (await import('./member/en-US.ts')).tables),
  ...lazyDictionaries(staffNames, 'en-US', async () => (await import('./staff/tables.en-US.ts')).tables),
]
