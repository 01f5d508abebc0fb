import { toolMessages } from '../tools.ts'
import { tools as source } from '../en-US/tools.ts'
import { defineMessages } from '../messages.ts'

export const tools = defineMessages(toolMessages, 'en-CA', source.messages)
