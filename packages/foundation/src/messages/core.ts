import type { core } from './en-US/core.ts'
import { messageNamespace } from './messages.ts'

/** Messages that every kit may need for its first paint. */
export const coreMessages = messageNamespace<typeof core>('foundation')
