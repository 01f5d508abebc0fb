import { messageNamespace } from '@memberkit/foundation/messages'
import type { personEnUS } from '../messages/person.en-US.ts'

/** What tells people apart: numbers, ID, kind of account. */
export const personMessages = messageNamespace<typeof personEnUS>('parts.person')
