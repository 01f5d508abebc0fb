import type { Translation } from '@memberkit/foundation/messages'
import { manageEnUS } from './en-US.ts'

export const manageEnCA: Translation<typeof manageEnUS> = {
  ...manageEnUS,
  'action.fulfill': 'Set fulfilment',
  'title.fulfill': 'Set the fulfilment of {plan}',
  'do.fulfill': 'Set fulfilment',
  'done.fulfill': 'The fulfilment of {plan} was set.',
  'changed.fulfillment': 'Fulfilment',
  'fulfill.status': 'Fulfilment',
}
