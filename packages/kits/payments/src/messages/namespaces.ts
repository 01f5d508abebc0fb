import { messageNamespace } from '@memberkit/foundation/messages'
import type { addEnUS } from './methods/add.en-US.ts'
import type { methodsEnUS } from './methods/en-US.ts'
import type { manageEnUS } from './methods/manage.en-US.ts'
import type { transactionDetailEnUS } from './transactions/detail/en-US.ts'
import type { transactionsEnUS } from './transactions/en-US.ts'
import type { transactionStaffEnUS } from './transactions/staff/en-US.ts'

/** Messages of payment methods. */
export const methodMessages = messageNamespace<typeof methodsEnUS>('payments.methods')
export const manageMethodMessages = messageNamespace<typeof manageEnUS>('payments.methods.manage')
export const addMethodMessages = messageNamespace<typeof addEnUS>('payments.methods.add')

/** Namespaces that come with what is opened from the wallet, in one file. */
export const openedMethodNames = [
  'payments.methods.manage',
  'payments.methods.add',
  'parts.address',
  'parts.person',
  'labels.AccountIdentifierType',
  'labels.PaymentAction',
  'labels.PaymentMethodStatus',
  'labels.StateOrProvince',
] as const

/** Messages of transactions. */
export const transactionMessages = messageNamespace<typeof transactionsEnUS>('payments.transactions')
export const transactionDetailMessages = messageNamespace<typeof transactionDetailEnUS>('payments.transactions.detail')
export const transactionStaffMessages = messageNamespace<typeof transactionStaffEnUS>('payments.transactions.staff')

/** Namespaces that come with a transaction that is opened. */
export const openedTransactionNames = ['payments.transactions.detail', 'parts.attempt'] as const
/** Those that come with what staff do, beside them. */
export const transactionStaffNames = ['payments.transactions.staff'] as const
