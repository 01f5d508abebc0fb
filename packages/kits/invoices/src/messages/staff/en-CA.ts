import { defineMessages } from '@memberkit/foundation/messages'
import { staffMessages } from '../namespaces.ts'
import { staffEnUS } from './en-US.ts'

export const staffEnCA = defineMessages(staffMessages, 'en-CA', {
  ...staffEnUS.messages,
  'consequence.void':
    'The invoice is cancelled. Nothing is owed, and it is left out of every total. This can’t be undone.',
})
