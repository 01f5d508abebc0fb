import { actionMessages } from '../actions.ts'
import { actions as source } from '../en-US/actions.ts'
import { defineMessages } from '../messages.ts'

export const actions = defineMessages(actionMessages, 'en-CA', source.messages)
