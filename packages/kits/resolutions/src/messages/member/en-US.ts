import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { notesMessages } from '../notes/namespace.ts'
import { notesEnUS } from '../notes/words.en-US.ts'
import { memberMessages } from './namespace.ts'
import { memberEnUS as words } from './words.en-US.ts'

/** Messages in en-US of a member’s own concerns, and no others. */
export const memberEnUS: readonly Dictionary[] = [
  defineMessages(notesMessages, 'en-US', notesEnUS),
  defineMessages(memberMessages, 'en-US', words),
]
