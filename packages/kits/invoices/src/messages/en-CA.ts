import { InvoiceStatus, Recurrence } from '@memberkit/contract/labels/commerce/invoices/en-CA'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { listEnCA } from './list/en-CA.ts'
import { listMessages, openedNames, staffNames } from './namespaces.ts'

/** Every message of the invoices kit in en-CA; messages that only an intent needs load with it. */
export const enCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-CA', listEnCA),
  ...labelMessages('en-CA', { InvoiceStatus, Recurrence, BankAccountType, CardType }),
  ...lazyDictionaries(openedNames, 'en-CA', async () => (await import('./member/en-CA.ts')).tables),
  ...lazyDictionaries(staffNames, 'en-CA', async () => (await import('./staff/tables.en-CA.ts')).tables),
]
