import type { MessageTable } from '@memberkit/foundation/messages'

export const namesEnUS = {
  more: { one: 'and {count} more', other: 'and {count} more' },
} as const satisfies MessageTable
