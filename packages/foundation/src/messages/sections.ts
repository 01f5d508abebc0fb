import type { sections } from './en-US/sections.ts'
import { messageNamespace } from './messages.ts'

/** What is said around a form of several sections: its save, its review, leaving it. */
export const sectionMessages = messageNamespace<typeof sections>('foundation.sections')
