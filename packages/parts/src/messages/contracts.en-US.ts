import type { MessageTable } from '@memberkit/foundation/messages'

export const contractsEnUS = {
  open: 'opens in a new tab',
  version: 'Version {version}',
  since: 'Since {date}',
  started: 'Start date {date}',
  starts: 'Starts {date}',
  inForce: 'In force',
  upcoming: 'Upcoming',
  ended: 'Ended',
  unread: 'We couldn’t read this contract',
  gap: 'No contract is on file from {from} to {to}.',
  overlap: '{one} and {other} overlap from {from} to {to}.',
  overlapOpen: '{one} and {other} overlap from {from} on.',
} as const satisfies MessageTable
