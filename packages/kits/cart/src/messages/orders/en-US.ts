import type { MessageTable } from '@memberkit/foundation/messages'

export const ordersEnUS = {
  title: 'Your orders',
} as const satisfies MessageTable
