import { messageNamespace } from '@memberkit/foundation/messages'
import type { assignEnUS } from './assign/en-US.ts'
import type { baseEnUS } from './base/en-US.ts'
import type { toolsEnUS } from './tools/en-US.ts'

/** The messages of the queue, in the first load. */
export const queueMessages = messageNamespace<typeof baseEnUS>('resolutions.queue')
/** Filters, saved views, the file and the list of keys. */
export const queueToolMessages = messageNamespace<typeof toolsEnUS>('resolutions.queue.tools')
/** Assigning several cases. */
export const assignMessages = messageNamespace<typeof assignEnUS>('resolutions.queue.assign')

/** Namespaces that come with the filters, in one file. */
export const queueToolNames = ['resolutions.queue.tools'] as const
/** Namespaces that come with assigning, in one file. */
export const assignNames = ['resolutions.queue.assign'] as const
