import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/fr-CA'
import { PaymentVendor, TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodFrCA } from '@memberkit/parts/messages/fr-CA'
import { methodMessages as methodNameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsFrCA } from './methods/fr-CA.ts'
import {
  methodMessages,
  openedMethodNames,
  openedTransactionNames,
  transactionMessages,
  transactionStaffNames,
} from './namespaces.ts'
import { transactionsFrCA } from './transactions/fr-CA.ts'

/** Every message of the kit in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = [
  defineMessages(methodMessages, 'fr-CA', methodsFrCA),
  defineMessages(methodNameMessages, 'fr-CA', methodFrCA),
  defineMessages(transactionMessages, 'fr-CA', transactionsFrCA),
  ...labelMessages('fr-CA', { BankAccountType, CardType, PaymentVendor, TransactionStatus, TransactionType }),
  ...lazyDictionaries(openedMethodNames, 'fr-CA', async () => (await import('./methods/opened.fr-CA.ts')).tables),
  ...lazyDictionaries(
    openedTransactionNames,
    'fr-CA',
    async () => (await import('./transactions/opened.fr-CA.ts')).tables,
  ),
  ...lazyDictionaries(
    transactionStaffNames,
    'fr-CA',
    async () => (await import('./transactions/staff.fr-CA.ts')).tables,
  ),
]
