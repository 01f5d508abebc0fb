import type { MessageTable } from '@memberkit/foundation/messages'

export const methodsEnUS = {
  title: 'Payment methods',
} as const satisfies MessageTable
