import type { sections } from './en-US/sections.ts'
import { messageNamespace } from './messages.ts'

/** Messages of saving section by section: save, review, leaving. */
export const sectionMessages = messageNamespace<typeof sections>('foundation.sections')
