import type { Translation } from '@memberkit/foundation/messages'
import { staffEnUS } from './en-US.ts'

export const staffEnCA: Translation<typeof staffEnUS> = {
  ...staffEnUS,
  'mismatch.coveredNotBilled': 'Coverage is active, but its subscription is suspended or cancelled.',
  'column.fulfillment': 'Fulfilment',
}
