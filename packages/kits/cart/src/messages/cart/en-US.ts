import type { MessageTable } from '@memberkit/foundation/messages'

export const cartEnUS = {
  title: 'Your cart',
} as const satisfies MessageTable
