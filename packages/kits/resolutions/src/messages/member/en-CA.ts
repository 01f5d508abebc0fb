import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { notesMessages } from '../notes/namespace.ts'
import { notesEnCA } from '../notes/words.en-CA.ts'
import { memberMessages } from './namespace.ts'
import { memberEnCA as words } from './words.en-CA.ts'

/** Messages in en-CA of a member’s own concerns, and no others. */
export const memberEnCA: readonly Dictionary[] = [
  defineMessages(notesMessages, 'en-CA', notesEnCA),
  defineMessages(memberMessages, 'en-CA', words),
]
