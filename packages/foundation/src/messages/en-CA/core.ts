import { coreMessages } from '../core.ts'
import { core as source } from '../en-US/core.ts'
import { defineMessages } from '../messages.ts'

export const core = defineMessages(coreMessages, 'en-CA', source.messages)
