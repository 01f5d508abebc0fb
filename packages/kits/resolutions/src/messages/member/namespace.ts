import { messageNamespace } from '@memberkit/foundation/messages'
import type { memberEnUS } from './words.en-US.ts'

export const memberMessages = messageNamespace<typeof memberEnUS>('resolutions.member')
