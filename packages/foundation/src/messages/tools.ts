import type { tools } from './en-US/tools.ts'
import { messageNamespace } from './messages.ts'

/** The journal, filters, export and printing of lists, masked values, banners. */
export const toolMessages = messageNamespace<typeof tools>('foundation.tools')
