import { NotePriority, NoteSubjectType } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { journalEnUS } from './journal/en-US.ts'
import { actionLabelNames, journalMessages, managedNames, notesMessages } from './namespaces.ts'
import { notesEnUS } from './notes/en-US.ts'

/** Every message of the timeline kit in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  defineMessages(journalMessages, 'en-CA', journalEnUS),
  defineMessages(notesMessages, 'en-CA', notesEnUS),
  ...labelMessages('en-CA', { NotePriority, NoteSubjectType }),
  ...lazyDictionaries(actionLabelNames, 'en-CA', async () => (await import('./actions/en-CA.ts')).tables),
  ...lazyDictionaries(managedNames, 'en-CA', async () => (await import('./later/en-CA.ts')).tables),
]
