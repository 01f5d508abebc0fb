import { messageNamespace } from '@memberkit/foundation/messages'
import type { methodsEnUS } from './methods/en-US.ts'
import type { transactionsEnUS } from './transactions/en-US.ts'

/** Messages of payment methods. */
export const methodMessages = messageNamespace<typeof methodsEnUS>('payments.methods')

/** Messages of transactions. */
export const transactionMessages = messageNamespace<typeof transactionsEnUS>('payments.transactions')
