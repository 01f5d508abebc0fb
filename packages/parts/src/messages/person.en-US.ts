import type { MessageTable } from '@memberkit/foundation/messages'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-US'

export const personEnUS = {
  'AccountIdentifierType.member': AccountIdentifierType.member,
  'AccountIdentifierType.associate': AccountIdentifierType.associate,
  id: 'ID {id}',
  Internal: 'Staff account',
  Partner: 'Partner account',
  GroupAdmin: 'Group administrator account',
  Machine: 'System account',
} as const satisfies MessageTable
