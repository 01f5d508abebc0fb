import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { notesMessages } from '../notes/namespace.ts'
import { notesFrCA } from '../notes/words.fr-CA.ts'
import { memberMessages } from './namespace.ts'
import { memberFrCA as words } from './words.fr-CA.ts'

/** Messages in fr-CA of a member’s own concerns, and no others. */
export const memberFrCA: readonly Dictionary[] = [
  defineMessages(notesMessages, 'fr-CA', notesFrCA),
  defineMessages(memberMessages, 'fr-CA', words),
]
