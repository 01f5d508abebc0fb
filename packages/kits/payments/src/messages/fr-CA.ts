import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { methodsFrCA } from './methods/fr-CA.ts'
import { transactionsFrCA } from './transactions/fr-CA.ts'
import { methodMessages, transactionMessages } from './namespaces.ts'

/** Every message of the kit in fr-CA. */
export const frCA: readonly Dictionary[] = [
  defineMessages(methodMessages, 'fr-CA', methodsFrCA),
  defineMessages(transactionMessages, 'fr-CA', transactionsFrCA),
]
