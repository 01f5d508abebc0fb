import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/es-US'
import { PaymentVendor } from '@memberkit/contract/labels/commerce/payments/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEsUS as nameTable } from '@memberkit/parts/messages/es-US'
import { methodMessages as nameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsEsUS as methodTable } from './es-US.ts'
import { methodMessages, openedMethodNames } from '../namespaces.ts'

/** Messages of payment methods in es-US, without those of transactions. */
export const methodsEsUS: readonly Dictionary[] = joinMessages(
  [defineMessages(methodMessages, 'es-US', methodTable), defineMessages(nameMessages, 'es-US', nameTable)],
  labelMessages('es-US', { BankAccountType, CardType, PaymentVendor }),
  lazyDictionaries(openedMethodNames, 'es-US', async () => (await import('./opened.es-US.ts')).tables),
)
