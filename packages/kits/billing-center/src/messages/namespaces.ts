import { messageNamespace } from '@memberkit/foundation/messages'
import type { pageEnUS } from './page/en-US.ts'

/** What the page says beside its kits. */
export const pageMessages = messageNamespace<typeof pageEnUS>('billing-center')
