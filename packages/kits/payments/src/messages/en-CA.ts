import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
import { PaymentVendor, TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEnCA as nameTable } from '@memberkit/parts/messages/en-CA'
import { methodMessages as nameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsEnCA as methodTable } from './methods/en-CA.ts'
import {
  methodMessages,
  openedMethodNames,
  openedTransactionNames,
  transactionMessages,
  transactionStaffNames,
} from './namespaces.ts'
import { transactionsEnCA as transactionTable } from './transactions/en-CA.ts'

/** Messages of payment methods in en-CA, without those of transactions. */
export const methodsEnCA: readonly Dictionary[] = joinMessages(
  [defineMessages(methodMessages, 'en-CA', methodTable), defineMessages(nameMessages, 'en-CA', nameTable)],
  labelMessages('en-CA', { BankAccountType, CardType, PaymentVendor }),
  lazyDictionaries(openedMethodNames, 'en-CA', async () => (await import('./methods/opened.en-CA.ts')).tables),
)

/** Every message of the kit in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = joinMessages(
  methodsEnCA,
  [defineMessages(transactionMessages, 'en-CA', transactionTable)],
  labelMessages('en-CA', { TransactionStatus, TransactionType }),
  lazyDictionaries(
    openedTransactionNames,
    'en-CA',
    async () => (await import('./transactions/opened.en-CA.ts')).tables,
  ),
  lazyDictionaries(transactionStaffNames, 'en-CA', async () => (await import('./transactions/staff.en-CA.ts')).tables),
)
