import { messageNamespace } from '@memberkit/foundation/messages'
import type { pageEnUS } from './page/en-US.ts'

/** The page's own messages, beside those of its kits. */
export const pageMessages = messageNamespace<typeof pageEnUS>('billing-center')
