import type { Translation } from '@memberkit/foundation/messages'
import type { transactionsEnUS } from './en-US.ts'

export const transactionsFrCA: Translation<typeof transactionsEnUS> = {
  title: 'Transactions',
}
