import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-US'
import { PaymentVendor, TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEnUS as nameTable } from '@memberkit/parts/messages/en-US'
import { methodMessages as nameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsEnUS as methodTable } from './methods/en-US.ts'
import {
  methodMessages,
  openedMethodNames,
  openedTransactionNames,
  transactionMessages,
  transactionStaffNames,
} from './namespaces.ts'
import { transactionsEnUS as transactionTable } from './transactions/en-US.ts'

/** Messages of payment methods in en-US, without those of transactions. */
export const methodsEnUS: readonly Dictionary[] = joinMessages(
  [defineMessages(methodMessages, 'en-US', methodTable), defineMessages(nameMessages, 'en-US', nameTable)],
  labelMessages('en-US', { BankAccountType, CardType, PaymentVendor }),
  lazyDictionaries(openedMethodNames, 'en-US', async () => (await import('./methods/opened.en-US.ts')).tables),
)

/** Every message of the kit in en-US; what only an intent needs is loaded then. */
export const enUS: readonly Dictionary[] = joinMessages(
  methodsEnUS,
  [defineMessages(transactionMessages, 'en-US', transactionTable)],
  labelMessages('en-US', { TransactionStatus, TransactionType }),
  lazyDictionaries(
    openedTransactionNames,
    'en-US',
    async () => (await import('./transactions/opened.en-US.ts')).tables,
  ),
  lazyDictionaries(transactionStaffNames, 'en-US', async () => (await import('./transactions/staff.en-US.ts')).tables),
)
