import { NotePriority, NoteSubjectType } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { journalEsUS } from './journal/es-US.ts'
import { actionLabelNames, journalMessages, managedNames, notesMessages } from './namespaces.ts'
import { notesEsUS } from './notes/es-US.ts'

/** Every message of the timeline kit in es-US; what only an intent needs is loaded then. */
export const esUS: readonly Dictionary[] = [
  defineMessages(journalMessages, 'es-US', journalEsUS),
  defineMessages(notesMessages, 'es-US', notesEsUS),
  ...labelMessages('es-US', { NotePriority, NoteSubjectType }),
  ...lazyDictionaries(actionLabelNames, 'es-US', async () => (await import('./actions/es-US.ts')).tables),
  ...lazyDictionaries(managedNames, 'es-US', async () => (await import('./later/es-US.ts')).tables),
]
