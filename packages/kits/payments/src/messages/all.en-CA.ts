import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { openedTransactionNames, transactionMessages, transactionStaffNames } from './namespaces.ts'
import { transactionsEnCA as transactionTable } from './transactions/en-CA.ts'
import { methodsEnCA } from './methods/first.en-CA.ts'

/** Every message of the kit in en-CA; messages that only an intent needs load with it. */
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
