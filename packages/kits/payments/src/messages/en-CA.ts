import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
import { PaymentVendor } from '@memberkit/contract/labels/commerce/payments/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEnCA } from '@memberkit/parts/messages/en-CA'
import { methodMessages as methodNameMessages } from '@memberkit/parts/messages/namespaces'
import { methodsEnCA } from './methods/en-CA.ts'
import { transactionsEnCA } from './transactions/en-CA.ts'
import { methodMessages, openedMethodNames, transactionMessages } from './namespaces.ts'

/** Every message of the kit in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  defineMessages(methodMessages, 'en-CA', methodsEnCA),
  defineMessages(methodNameMessages, 'en-CA', methodEnCA),
  ...labelMessages('en-CA', { BankAccountType, CardType, PaymentVendor }),
  ...lazyDictionaries(openedMethodNames, 'en-CA', async () => (await import('./methods/opened.en-CA.ts')).tables),
  defineMessages(transactionMessages, 'en-CA', transactionsEnCA),
]
