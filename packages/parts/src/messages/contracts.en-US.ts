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
  gap: 'No contract is on file from {from} to {to}. If one applied, add it.',
  overlap:
    '“{one}” and “{other}” overlap from {from} to {to}. If one is wrong, delete it and add it with the right dates.',
  overlapOpen:
    '“{one}” and “{other}” overlap from {from} on. If one is wrong, delete it and add it with the right dates.',
} as const satisfies MessageTable
