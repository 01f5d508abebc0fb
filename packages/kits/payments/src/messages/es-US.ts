import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/es-US'
import { PaymentVendor, TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEsUS as nameTable } from '@memberkit/parts/messages/es-US'
import { methodMessages as nameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsEsUS as methodTable } from './methods/es-US.ts'
import {
  methodMessages,
  openedMethodNames,
  openedTransactionNames,
  transactionMessages,
  transactionStaffNames,
} from './namespaces.ts'
import { transactionsEsUS as transactionTable } from './transactions/es-US.ts'

/** Messages of payment methods in es-US, without those of transactions. */
export const methodsEsUS: readonly Dictionary[] = joinMessages(
  [defineMessages(methodMessages, 'es-US', methodTable), defineMessages(nameMessages, 'es-US', nameTable)],
  labelMessages('es-US', { BankAccountType, CardType, PaymentVendor }),
  lazyDictionaries(openedMethodNames, 'es-US', async () => (await import('./methods/opened.es-US.ts')).tables),
)

/** Every message of the kit in es-US; what only an intent needs is loaded then. */
export const esUS: readonly Dictionary[] = joinMessages(
  methodsEsUS,
  [defineMessages(transactionMessages, 'es-US', transactionTable)],
  labelMessages('es-US', { TransactionStatus, TransactionType }),
  lazyDictionaries(
    openedTransactionNames,
    'es-US',
    async () => (await import('./transactions/opened.es-US.ts')).tables,
  ),
  lazyDictionaries(transactionStaffNames, 'es-US', async () => (await import('./transactions/staff.es-US.ts')).tables),
)
