import { defineMessages } from '@memberkit/foundation/messages'
import { payMessages } from '../namespaces.ts'
import { payEnUS } from './en-US.ts'

export const payEnCA = defineMessages(payMessages, 'en-CA', { ...payEnUS.messages })
