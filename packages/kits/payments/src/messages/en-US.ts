import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { methodsEnUS } from './methods/en-US.ts'
import { transactionsEnUS } from './transactions/en-US.ts'
import { methodMessages, transactionMessages } from './namespaces.ts'

/** Every message of the kit in en-US. */
export const enUS: readonly Dictionary[] = [
  defineMessages(methodMessages, 'en-US', methodsEnUS),
  defineMessages(transactionMessages, 'en-US', transactionsEnUS),
]
