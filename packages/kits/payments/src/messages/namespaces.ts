import { messageNamespace } from '@memberkit/foundation/messages'
import type { methodsEnUS } from './methods/en-US.ts'
import type { transactionDetailEnUS } from './transactions/detail/en-US.ts'
import type { transactionsEnUS } from './transactions/en-US.ts'
import type { transactionStaffEnUS } from './transactions/staff/en-US.ts'

/** Messages of payment methods. */
export const methodMessages = messageNamespace<typeof methodsEnUS>('payments.methods')

/** Messages of transactions. */
export const transactionMessages = messageNamespace<typeof transactionsEnUS>('payments.transactions')
export const transactionDetailMessages = messageNamespace<typeof transactionDetailEnUS>('payments.transactions.detail')
export const transactionStaffMessages = messageNamespace<typeof transactionStaffEnUS>('payments.transactions.staff')

/** Namespaces that come with a transaction that is opened. */
export const transactionOpenedNames = ['payments.transactions.detail', 'parts.method', 'parts.attempt'] as const
/** Those that come with what staff do, beside them. */
export const transactionStaffNames = ['payments.transactions.staff'] as const
