import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
import { PaymentVendor, TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEnCA } from '@memberkit/parts/messages/en-CA'
import { methodMessages as methodNameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsEnCA } from './methods/en-CA.ts'
import {
  methodMessages,
  openedMethodNames,
  openedTransactionNames,
  transactionMessages,
  transactionStaffNames,
} from './namespaces.ts'
import { transactionsEnCA } from './transactions/en-CA.ts'

/** Every message of the kit in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  defineMessages(methodMessages, 'en-CA', methodsEnCA),
  defineMessages(methodNameMessages, 'en-CA', methodEnCA),
  defineMessages(transactionMessages, 'en-CA', transactionsEnCA),
  ...labelMessages('en-CA', { BankAccountType, CardType, PaymentVendor, TransactionStatus, TransactionType }),
  ...lazyDictionaries(openedMethodNames, 'en-CA', async () => (await import('./methods/opened.en-CA.ts')).tables),
  ...lazyDictionaries(
    openedTransactionNames,
    'en-CA',
    async () => (await import('./transactions/opened.en-CA.ts')).tables,
  ),
  ...lazyDictionaries(
    transactionStaffNames,
    'en-CA',
    async () => (await import('./transactions/staff.en-CA.ts')).tables,
  ),
]
