import type { Translation } from '@memberkit/foundation/messages'
import { taxFormEnUS } from './form-en-US.ts'

export const taxFormEnCA: Translation<typeof taxFormEnUS> = {
  ...taxFormEnUS,
  'jurisdiction.hint': 'Such as Ontario or Canada',
  'label.hint': 'Such as HST or GST',
}
