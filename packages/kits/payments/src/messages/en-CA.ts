import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-CA'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodsEnCA } from './methods/en-CA.ts'
import { transactionsEnCA } from './transactions/en-CA.ts'
import { methodMessages, transactionMessages, transactionOpenedNames, transactionStaffNames } from './namespaces.ts'

/** Every message of the kit in en-CA. */
export const enCA: readonly Dictionary[] = [
  defineMessages(methodMessages, 'en-CA', methodsEnCA),
  defineMessages(transactionMessages, 'en-CA', transactionsEnCA),
  ...labelMessages('en-CA', { TransactionStatus, TransactionType, BankAccountType, CardType }),
  ...lazyDictionaries(
    transactionOpenedNames,
    'en-CA',
    async () => (await import('./transactions/opened.en-CA.ts')).tables,
  ),
  ...lazyDictionaries(
    transactionStaffNames,
    'en-CA',
    async () => (await import('./transactions/staff.en-CA.ts')).tables,
  ),
]
