import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { methodsEsUS } from './methods/es-US.ts'
import { transactionsEsUS } from './transactions/es-US.ts'
import { methodMessages, transactionMessages } from './namespaces.ts'

/** Every message of the kit in es-US. */
export const esUS: readonly Dictionary[] = [
  defineMessages(methodMessages, 'es-US', methodsEsUS),
  defineMessages(transactionMessages, 'es-US', transactionsEsUS),
]
