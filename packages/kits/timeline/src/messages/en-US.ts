import { NotePriority, NoteSubjectType } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { journalEnUS } from './journal/en-US.ts'
import { actionLabelNames, journalMessages, managedNames, notesMessages } from './namespaces.ts'
import { notesEnUS } from './notes/en-US.ts'

/** Every message of the timeline kit in en-US; what only an intent needs is loaded then. */
export const enUS: readonly Dictionary[] = [
  defineMessages(journalMessages, 'en-US', journalEnUS),
  defineMessages(notesMessages, 'en-US', notesEnUS),
  ...labelMessages('en-US', { NotePriority, NoteSubjectType }),
  ...lazyDictionaries(actionLabelNames, 'en-US', async () => (await import('./actions/en-US.ts')).tables),
  ...lazyDictionaries(managedNames, 'en-US', async () => (await import('./later/en-US.ts')).tables),
]
