import { defineMessages } from '@memberkit/foundation/messages'
import { toolMessages } from '../namespaces.ts'
import { toolsEnUS } from './en-US.ts'

export const toolsEnCA = defineMessages(toolMessages, 'en-CA', { ...toolsEnUS.messages })
