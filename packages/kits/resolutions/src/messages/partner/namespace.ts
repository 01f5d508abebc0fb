import { messageNamespace } from '@memberkit/foundation/messages'
import type { partnerEnUS } from './words.en-US.ts'

export const partnerMessages = messageNamespace<typeof partnerEnUS>('resolutions.partner')
