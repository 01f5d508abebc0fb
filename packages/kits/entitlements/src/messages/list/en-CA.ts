import type { Translation } from '@memberkit/foundation/messages'
import { listEnUS } from './en-US.ts'

export const listEnCA: Translation<typeof listEnUS> = {
  ...listEnUS,
  'reason.SUBSCRIPTION_CANCELLED': 'The subscription that pays for it was cancelled',
}
