import { TransactionStatus, TransactionType } from '@memberkit/contract/labels/commerce/payments/fr-CA'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodsFrCA } from './methods/fr-CA.ts'
import { transactionsFrCA } from './transactions/fr-CA.ts'
import { methodMessages, transactionMessages, transactionOpenedNames, transactionStaffNames } from './namespaces.ts'

/** Every message of the kit in fr-CA. */
export const frCA: readonly Dictionary[] = [
  defineMessages(methodMessages, 'fr-CA', methodsFrCA),
  defineMessages(transactionMessages, 'fr-CA', transactionsFrCA),
  ...labelMessages('fr-CA', { TransactionStatus, TransactionType, BankAccountType, CardType }),
  ...lazyDictionaries(
    transactionOpenedNames,
    'fr-CA',
    async () => (await import('./transactions/opened.fr-CA.ts')).tables,
  ),
  ...lazyDictionaries(
    transactionStaffNames,
    'fr-CA',
    async () => (await import('./transactions/staff.fr-CA.ts')).tables,
  ),
]
