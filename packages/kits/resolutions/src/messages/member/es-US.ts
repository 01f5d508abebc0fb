import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { notesMessages } from '../notes/namespace.ts'
import { notesEsUS } from '../notes/words.es-US.ts'
import { memberMessages } from './namespace.ts'
import { memberEsUS as words } from './words.es-US.ts'

/** Messages in es-US of a member’s own concerns, and no others. */
export const memberEsUS: readonly Dictionary[] = [
  defineMessages(notesMessages, 'es-US', notesEsUS),
  defineMessages(memberMessages, 'es-US', words),
]
