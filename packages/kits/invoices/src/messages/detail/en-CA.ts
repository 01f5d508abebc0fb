import { defineMessages } from '@memberkit/foundation/messages'
import { detailMessages } from '../namespaces.ts'
import { detailEnUS } from './en-US.ts'

export const detailEnCA = defineMessages(detailMessages, 'en-CA', { ...detailEnUS.messages })
