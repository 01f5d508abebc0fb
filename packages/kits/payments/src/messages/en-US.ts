import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-US'
import { PaymentVendor, TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEnUS } from '@memberkit/parts/messages/en-US'
import { methodMessages as methodNameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsEnUS } from './methods/en-US.ts'
import {
  methodMessages,
  openedMethodNames,
  openedTransactionNames,
  transactionMessages,
  transactionStaffNames,
} from './namespaces.ts'
import { transactionsEnUS } from './transactions/en-US.ts'

/** Every message of the kit in en-US; what only an intent needs is loaded then. */
export const enUS: readonly Dictionary[] = [
  defineMessages(methodMessages, 'en-US', methodsEnUS),
  defineMessages(methodNameMessages, 'en-US', methodEnUS),
  defineMessages(transactionMessages, 'en-US', transactionsEnUS),
  ...labelMessages('en-US', { BankAccountType, CardType, PaymentVendor, TransactionStatus, TransactionType }),
  ...lazyDictionaries(openedMethodNames, 'en-US', async () => (await import('./methods/opened.en-US.ts')).tables),
  ...lazyDictionaries(
    openedTransactionNames,
    'en-US',
    async () => (await import('./transactions/opened.en-US.ts')).tables,
  ),
  ...lazyDictionaries(
    transactionStaffNames,
    'en-US',
    async () => (await import('./transactions/staff.en-US.ts')).tables,
  ),
]
