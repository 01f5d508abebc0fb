import type { MessageTable } from '@memberkit/foundation/messages'

/** Read by law firms. */
export const partnerEnUS = {
  'note.label': 'Note to the resolution team',
  'note.hint': 'The resolution team reads this.',
  'note.add': 'Add note',
  'act.heading': 'Your firm’s next step',
  'act.waiting': 'The resolution team is waiting for your firm.',
  'act.taken': 'Your firm has acted. The resolution team takes it from here.',
  'act.none': 'Nothing is asked of your firm right now.',
  'act.WaitingOnProvider': 'We’re working on it',
  'act.ProviderActionTaken': 'We’ve taken action',
  'act.done': 'The resolution team sees this now.',
} as const satisfies MessageTable
