import type { tools } from './en-US/tools.ts'
import { messageNamespace } from './messages.ts'

/** Messages of the journal, list filters, export, print, masked values and banners. */
export const toolMessages = messageNamespace<typeof tools>('foundation.tools')
