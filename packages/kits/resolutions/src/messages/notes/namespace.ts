import { messageNamespace } from '@memberkit/foundation/messages'
import type { notesEnUS } from './words.en-US.ts'

export const notesMessages = messageNamespace<typeof notesEnUS>('resolutions.notes')
