import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/fr-CA'
import { PaymentVendor } from '@memberkit/contract/labels/commerce/payments/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodFrCA as nameTable } from '@memberkit/parts/messages/fr-CA'
import { methodMessages as nameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsFrCA as methodTable } from './fr-CA.ts'
import { methodMessages, openedMethodNames } from '../namespaces.ts'

/** Messages of payment methods in fr-CA, without those of transactions. */
export const methodsFrCA: readonly Dictionary[] = joinMessages(
  [defineMessages(methodMessages, 'fr-CA', methodTable), defineMessages(nameMessages, 'fr-CA', nameTable)],
  labelMessages('fr-CA', { BankAccountType, CardType, PaymentVendor }),
  lazyDictionaries(openedMethodNames, 'fr-CA', async () => (await import('./opened.fr-CA.ts')).tables),
)
