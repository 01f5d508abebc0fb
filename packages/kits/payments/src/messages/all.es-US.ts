import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { openedTransactionNames, transactionMessages, transactionStaffNames } from './namespaces.ts'
import { transactionsEsUS as transactionTable } from './transactions/es-US.ts'
import { methodsEsUS } from './methods/first.es-US.ts'

/** Every message of the kit in es-US; messages that only an intent needs load with it. */
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
