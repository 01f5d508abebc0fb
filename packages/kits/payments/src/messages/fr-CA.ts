import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/fr-CA'
import { PaymentVendor } from '@memberkit/contract/labels/commerce/payments/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodFrCA } from '@memberkit/parts/messages/fr-CA'
import { methodMessages as methodNameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsFrCA } from './methods/fr-CA.ts'
import { transactionsFrCA } from './transactions/fr-CA.ts'
import { methodMessages, openedMethodNames, transactionMessages } from './namespaces.ts'

/** Every message of the kit in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = [
  defineMessages(methodMessages, 'fr-CA', methodsFrCA),
  defineMessages(methodNameMessages, 'fr-CA', methodFrCA),
  ...labelMessages('fr-CA', { BankAccountType, CardType, PaymentVendor }),
  ...lazyDictionaries(openedMethodNames, 'fr-CA', async () => (await import('./methods/opened.fr-CA.ts')).tables),
  defineMessages(transactionMessages, 'fr-CA', transactionsFrCA),
]
