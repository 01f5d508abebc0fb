import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-US'
import { PaymentVendor } from '@memberkit/contract/labels/commerce/payments/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEnUS as nameTable } from '@memberkit/parts/messages/en-US'
import { methodMessages as nameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsEnUS as methodTable } from './en-US.ts'
import { methodMessages, openedMethodNames } from '../namespaces.ts'

/** Messages of payment methods in en-US, without those of transactions. */
export const methodsEnUS: readonly Dictionary[] = joinMessages(
  [defineMessages(methodMessages, 'en-US', methodTable), defineMessages(nameMessages, 'en-US', nameTable)],
  labelMessages('en-US', { BankAccountType, CardType, PaymentVendor }),
  lazyDictionaries(openedMethodNames, 'en-US', async () => (await import('./opened.en-US.ts')).tables),
)
