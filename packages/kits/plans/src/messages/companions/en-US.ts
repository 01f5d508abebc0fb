import type { MessageTable } from '@memberkit/foundation/messages'

export const companionsEnUS = {
  title: 'Compare plans',
} as const satisfies MessageTable
