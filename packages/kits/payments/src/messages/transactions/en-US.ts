import type { MessageTable } from '@memberkit/foundation/messages'

export const transactionsEnUS = {
  title: 'Transactions',
} as const satisfies MessageTable
