import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
import { PaymentVendor } from '@memberkit/contract/labels/commerce/payments/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEnCA as nameTable } from '@memberkit/parts/messages/en-CA'
import { methodMessages as nameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsEnCA as methodTable } from './en-CA.ts'
import { methodMessages, openedMethodNames } from '../namespaces.ts'

/** Messages of payment methods in en-CA, without those of transactions. */
export const methodsEnCA: readonly Dictionary[] = joinMessages(
  [defineMessages(methodMessages, 'en-CA', methodTable), defineMessages(nameMessages, 'en-CA', nameTable)],
  labelMessages('en-CA', { BankAccountType, CardType, PaymentVendor }),
  lazyDictionaries(openedMethodNames, 'en-CA', async () => (await import('./opened.en-CA.ts')).tables),
)
