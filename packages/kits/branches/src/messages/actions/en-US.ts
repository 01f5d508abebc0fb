import type { MessageTable } from '@memberkit/foundation/messages'
import { needsEnUS } from '../shared/en-US.ts'

export const actionsEnUS = {
  ...needsEnUS,
  'action.activate': 'Activate',
  'action.deactivate': 'Deactivate',
  'action.delete': 'Delete',
  'title.activate': 'Activate {branch}',
  'title.deactivate': 'Deactivate {branch}',
  'title.delete': 'Delete {branch}',
  'consequence.activate': 'Members can find this branch, and new work can be assigned to it.',
  'consequence.deactivate':
    'Members will no longer find this branch, and no new work will be assigned to it. You can activate it again.',
  'consequence.delete':
    'The branch disappears for partners and members, and can’t be changed or activated again. Its history stays.',
  'do.activate': 'Activate branch',
  'do.deactivate': 'Deactivate branch',
  'do.delete': 'Delete branch',
  'done.activate': '{branch} is active.',
  'done.deactivate': '{branch} is deactivated.',
  'done.delete': '{branch} is deleted.',
  'row.menu': 'More actions for {branch}',
  'activate.missing': 'Still missing: {needs}. You can activate it anyway.',
  'work.loading': 'Checking for open work…',
  'work.unknown': 'We couldn’t check whether this branch has open cases. Check before you continue.',
  'work.resolutions': {
    one: '{count} open case stays with this branch: {ids}. Assign it to another branch first.',
    other: '{count} open cases stay with this branch, such as {ids}. Assign them to another branch first.',
  },
  'work.open': { one: 'Open this case', other: 'Open these {count} cases' },
  'work.none': 'This branch has no open cases.',
  'work.requests': 'Open service requests can’t be listed by branch. Ask the branch about them.',
  'changed.heading': 'This branch has changed',
  'changed.text': 'Check whether you still want to do this.',
  'changed.status': 'Status',
  'changed.name': 'Name',
  'changed.missing': 'Missing',
  'changed.nothing': 'Nothing',
} as const satisfies MessageTable
