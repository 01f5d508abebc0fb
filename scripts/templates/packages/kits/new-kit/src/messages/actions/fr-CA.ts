import type { Translation } from '@memberkit/foundation/messages'
import type { actionEnUS } from './en-US.ts'

export const actionFrCA: Translation<typeof actionEnUS> = {
  menu: 'Autres actions pour {title}',
  changed: 'Cet élément a changé',
  'changed.text': 'Ce que vous avez saisi est toujours là.',
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
