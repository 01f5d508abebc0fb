import type { Translation } from '@memberkit/foundation/messages'
import { listEnUS } from './en-US.ts'

export const listEnCA: Translation<typeof listEnUS> = {
  ...listEnUS,
  'member.VOIDED': 'Cancelled invoice',
  'account.CHECKING': 'Chequing',
  'method.CHECKING': 'Chequing account ending in {lastFour}',
}
