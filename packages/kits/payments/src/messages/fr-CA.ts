import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/fr-CA'
import { PaymentVendor, TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodFrCA as nameTable } from '@memberkit/parts/messages/fr-CA'
import { methodMessages as nameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsFrCA as methodTable } from './methods/fr-CA.ts'
import {
  methodMessages,
  openedMethodNames,
  openedTransactionNames,
  transactionMessages,
  transactionStaffNames,
} from './namespaces.ts'
import { transactionsFrCA as transactionTable } from './transactions/fr-CA.ts'

/** Messages of payment methods in fr-CA, without those of transactions. */
export const methodsFrCA: readonly Dictionary[] = joinMessages(
  [defineMessages(methodMessages, 'fr-CA', methodTable), defineMessages(nameMessages, 'fr-CA', nameTable)],
  labelMessages('fr-CA', { BankAccountType, CardType, PaymentVendor }),
  lazyDictionaries(openedMethodNames, 'fr-CA', async () => (await import('./methods/opened.fr-CA.ts')).tables),
)

/** Every message of the kit in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = joinMessages(
  methodsFrCA,
  [defineMessages(transactionMessages, 'fr-CA', transactionTable)],
  labelMessages('fr-CA', { TransactionStatus, TransactionType }),
  lazyDictionaries(
    openedTransactionNames,
    'fr-CA',
    async () => (await import('./transactions/opened.fr-CA.ts')).tables,
  ),
  lazyDictionaries(transactionStaffNames, 'fr-CA', async () => (await import('./transactions/staff.fr-CA.ts')).tables),
)
