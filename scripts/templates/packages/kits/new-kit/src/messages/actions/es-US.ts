import type { Translation } from '@memberkit/foundation/messages'
import type { actionEnUS } from './en-US.ts'

export const actionEsUS: Translation<typeof actionEnUS> = {
  menu: 'Más acciones para {title}',
  changed: 'Esto ha cambiado',
  'changed.text': 'Lo que escribió sigue aquí.',
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
