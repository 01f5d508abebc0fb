import type { MessageTable } from '@memberkit/foundation/messages'

export const personEnUS = {
  id: 'ID {id}',
  Internal: 'Staff account',
  Partner: 'Partner account',
  GroupAdmin: 'Group administrator account',
  Machine: 'System account',
} as const satisfies MessageTable
