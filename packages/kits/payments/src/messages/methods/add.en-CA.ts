import type { Translation } from '@memberkit/foundation/messages'
import { addEnUS } from './add.en-US.ts'

export const addEnCA: Translation<typeof addEnUS> = {
  ...addEnUS,
  'account.routingHint': 'Nine digits, at the bottom left of a cheque.',
  'account.institutionHint': 'Three digits, after the transit number on a cheque.',
  'account.transitHint': 'Five digits, at the bottom of a cheque.',
}
