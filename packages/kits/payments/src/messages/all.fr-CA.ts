import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { openedTransactionNames, transactionMessages, transactionStaffNames } from './namespaces.ts'
import { transactionsFrCA as transactionTable } from './transactions/fr-CA.ts'
import { methodsFrCA } from './methods/first.fr-CA.ts'

/** Every message of the kit in fr-CA; messages that only an intent needs load with it. */
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
