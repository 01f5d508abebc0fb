import { messageNamespace } from '@memberkit/foundation/messages'
import type { detailEnUS } from './detail/en-US.ts'
import type { listEnUS } from './list/en-US.ts'
import type { manageEnUS } from './manage/en-US.ts'

/** What the list says, in the first load; the others come with the parts that say them. */
export const listMessages = messageNamespace<typeof listEnUS>('entitlements')
export const detailMessages = messageNamespace<typeof detailEnUS>('entitlements.detail')
export const manageMessages = messageNamespace<typeof manageEnUS>('entitlements.manage')
