import { messageNamespace } from '@memberkit/foundation/messages'
import type { timelineEnUS } from './en-US.ts'

/** Messages of the list. */
export const timelineMessages = messageNamespace<typeof timelineEnUS>('timeline')
