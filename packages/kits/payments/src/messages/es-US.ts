import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/es-US'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/es-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodsEsUS } from './methods/es-US.ts'
import { transactionsEsUS } from './transactions/es-US.ts'
import { methodMessages, transactionMessages, transactionOpenedNames, transactionStaffNames } from './namespaces.ts'

/** Every message of the kit in es-US. */
export const esUS: readonly Dictionary[] = [
  defineMessages(methodMessages, 'es-US', methodsEsUS),
  defineMessages(transactionMessages, 'es-US', transactionsEsUS),
  ...labelMessages('es-US', { TransactionStatus, TransactionType, BankAccountType, CardType }),
  ...lazyDictionaries(
    transactionOpenedNames,
    'es-US',
    async () => (await import('./transactions/opened.es-US.ts')).tables,
  ),
  ...lazyDictionaries(
    transactionStaffNames,
    'es-US',
    async () => (await import('./transactions/staff.es-US.ts')).tables,
  ),
]
