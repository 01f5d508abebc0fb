import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { methodsEnCA } from './methods/en-CA.ts'
import { transactionsEnCA } from './transactions/en-CA.ts'
import { methodMessages, transactionMessages } from './namespaces.ts'

/** Every message of the kit in en-CA. */
export const enCA: readonly Dictionary[] = [
  defineMessages(methodMessages, 'en-CA', methodsEnCA),
  defineMessages(transactionMessages, 'en-CA', transactionsEnCA),
]
