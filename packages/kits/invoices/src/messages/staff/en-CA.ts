import { defineMessages } from '@memberkit/foundation/messages'
import { staffMessages } from '../namespaces.ts'
import { staffEnUS } from './en-US.ts'

export const staffEnCA = defineMessages(staffMessages, 'en-CA', { ...staffEnUS.messages })
