import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/es-US'
import { PaymentVendor, TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/es-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEsUS } from '@memberkit/parts/messages/es-US'
import { methodMessages as methodNameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsEsUS } from './methods/es-US.ts'
import {
  methodMessages,
  openedMethodNames,
  openedTransactionNames,
  transactionMessages,
  transactionStaffNames,
} from './namespaces.ts'
import { transactionsEsUS } from './transactions/es-US.ts'

/** Every message of the kit in es-US; what only an intent needs is loaded then. */
export const esUS: readonly Dictionary[] = [
  defineMessages(methodMessages, 'es-US', methodsEsUS),
  defineMessages(methodNameMessages, 'es-US', methodEsUS),
  defineMessages(transactionMessages, 'es-US', transactionsEsUS),
  ...labelMessages('es-US', { BankAccountType, CardType, PaymentVendor, TransactionStatus, TransactionType }),
  ...lazyDictionaries(openedMethodNames, 'es-US', async () => (await import('./methods/opened.es-US.ts')).tables),
  ...lazyDictionaries(
    openedTransactionNames,
    'es-US',
    async () => (await import('./transactions/opened.es-US.ts')).tables,
  ),
  ...lazyDictionaries(
    transactionStaffNames,
    'es-US',
    async () => (await import('./transactions/staff.es-US.ts')).tables,
  ),
]
