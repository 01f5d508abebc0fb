import type { Translation } from '@memberkit/foundation/messages'
import { detailEnUS } from './en-US.ts'

export const detailEnCA: Translation<typeof detailEnUS> = {
  ...detailEnUS,
  'fact.area': 'Province or state',
  'fact.postalCode': 'Postal or ZIP code',
}
