import type { Translation } from '@memberkit/foundation/messages'
import type { actionEnUS } from './en-US.ts'

export const actionEnCA: Translation<typeof actionEnUS> = {
  menu: 'More actions for {title}',
  changed: 'This has changed',
  'changed.text': 'What you entered is still here.',
  // <<words
  'action.suspend': 'Suspend',
  'title.suspend': 'Suspend {title}',
  'do.suspend': 'Suspend',
  'done.suspend': '{title}, done',
  'action.activate': 'Activate',
  'title.activate': 'Activate {title}',
  'do.activate': 'Activate',
  'done.activate': '{title}, done',
  'action.preCancel': 'Pre cancel',
  'title.preCancel': 'Pre cancel {title}',
  'do.preCancel': 'Pre cancel',
  'done.preCancel': '{title}, done',
  'action.pendingCancel': 'Pending cancel',
  'title.pendingCancel': 'Pending cancel {title}',
  'do.pendingCancel': 'Pending cancel',
  'done.pendingCancel': '{title}, done',
  // words>>
}
