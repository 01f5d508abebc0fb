import { messageNamespace } from '@memberkit/foundation/messages'
import type { caseEnUS } from './words.en-US.ts'

export const caseMessages = messageNamespace<typeof caseEnUS>('resolutions.case')
