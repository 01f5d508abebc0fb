import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { openedTransactionNames, transactionMessages, transactionStaffNames } from './namespaces.ts'
import { transactionsEnUS as transactionTable } from './transactions/en-US.ts'
import { methodsEnUS } from './methods/first.en-US.ts'

/** Every message of the kit in en-US; messages that only an intent needs load with it. */
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
