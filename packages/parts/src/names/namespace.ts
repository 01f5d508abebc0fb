import { messageNamespace } from '@memberkit/foundation/messages'
import type { namesEnUS } from '../messages/names.en-US.ts'

/** How many more there are: "and 3 more". */
export const namesMessages = messageNamespace<typeof namesEnUS>('parts.names')
