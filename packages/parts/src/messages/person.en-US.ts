import type { MessageTable } from '@memberkit/foundation/messages'

export const personEnUS = {
  id: 'ID {id}',
  Internal: 'Staff account',
  Partner: 'Partner account',
  GroupAdmin: 'Group administrator account',
  Machine: 'System account',
  identity: 'Identity ID',
  hint: 'As shown on the account page.',
  missing: 'Enter the identity ID.',
  find: 'Find person',
  noun: 'this person',
  looking: 'Looking up the person',
  found: 'Found {name}. Confirm below.',
  notFound: 'The person couldn’t be looked up. Nothing was changed.',
  unknown: 'No one has the identity ID {id}. Check it on the account page.',
  confirm: 'This is {name}, ID {id}',
  confirmMissing: 'Confirm that {name} is the right person.',
} as const satisfies MessageTable
