import { defineMessages } from '@memberkit/foundation/messages'
import { listMessages } from '../namespaces.ts'
import { listEnUS } from './en-US.ts'

export const listEnCA = defineMessages(listMessages, 'en-CA', {
  ...listEnUS.messages,
  'member.VOIDED': 'Cancelled invoice',
  'account.CHECKING': 'Chequing',
  'method.CHECKING': 'Chequing account ending in {lastFour}',
})
