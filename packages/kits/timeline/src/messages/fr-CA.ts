import { NotePriority, NoteSubjectType } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { journalFrCA } from './journal/fr-CA.ts'
import { actionLabelNames, journalMessages, managedNames, notesMessages } from './namespaces.ts'
import { notesFrCA } from './notes/fr-CA.ts'

/** Every message of the timeline kit in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = [
  defineMessages(journalMessages, 'fr-CA', journalFrCA),
  defineMessages(notesMessages, 'fr-CA', notesFrCA),
  ...labelMessages('fr-CA', { NotePriority, NoteSubjectType }),
  ...lazyDictionaries(actionLabelNames, 'fr-CA', async () => (await import('./actions/fr-CA.ts')).tables),
  ...lazyDictionaries(managedNames, 'fr-CA', async () => (await import('./later/fr-CA.ts')).tables),
]
