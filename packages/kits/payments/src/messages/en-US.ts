import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-US'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodsEnUS } from './methods/en-US.ts'
import { transactionsEnUS } from './transactions/en-US.ts'
import { methodMessages, transactionMessages, transactionOpenedNames, transactionStaffNames } from './namespaces.ts'

/** Every message of the kit in en-US. */
export const enUS: readonly Dictionary[] = [
  defineMessages(methodMessages, 'en-US', methodsEnUS),
  defineMessages(transactionMessages, 'en-US', transactionsEnUS),
  ...labelMessages('en-US', { TransactionStatus, TransactionType, BankAccountType, CardType }),
  ...lazyDictionaries(
    transactionOpenedNames,
    'en-US',
    async () => (await import('./transactions/opened.en-US.ts')).tables,
  ),
  ...lazyDictionaries(
    transactionStaffNames,
    'en-US',
    async () => (await import('./transactions/staff.en-US.ts')).tables,
  ),
]
