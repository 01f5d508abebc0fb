import type { MessageTable } from '@memberkit/foundation/messages'

export const createEnUS = {
  title: 'New branch',
  text: 'Members can’t see it until you activate it. You add everything else next.',
  name: 'Name',
  network: 'Network',
  'network.choose': 'Choose a network',
  types: 'Types',
  'types.missing': 'Choose at least one type.',
  address: 'Office address',
  timeZone: 'Time zone',
  'timeZone.choose': 'Choose a time zone',
  externalId: 'External ID',
  firmId: 'Firm ID',
  optional: 'Optional',
  cancel: 'Cancel',
  close: 'Close',
  do: 'Create branch',
  working: 'Creating the branch',
  twice: 'The request arrived twice, so {branch} is in the list twice. Delete one of the two.',
  done: 'Branch created: {branch}',
} as const satisfies MessageTable
