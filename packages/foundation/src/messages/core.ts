import type { core } from './en-US/core.ts'
import { messageNamespace } from './messages.ts'

/** What every kit may have to say from its first paint. */
export const coreMessages = messageNamespace<typeof core>('foundation')
