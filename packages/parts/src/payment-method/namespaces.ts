import { messageNamespace } from '@memberkit/foundation/messages'
import type { methodDetailEnUS } from '../messages/method-detail.en-US.ts'
import type { methodEnUS } from '../messages/method.en-US.ts'

/** Kinds of payment methods, for the first load: "Visa". */
export const methodMessages = messageNamespace<typeof methodEnUS>('parts.method')
/** Whole names and the choice of one, for what is opened. */
export const methodDetailMessages = messageNamespace<typeof methodDetailEnUS>('parts.method.detail')
