import { NotePriority, NoteSubjectType, SubscriptionStatus } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsEsUS } from './contracts/dictionary.es-US.ts'
import { journalEsUS as journalTable } from './journal/es-US.ts'
import { actionLabelNames, journalMessages, managedNames, notesMessages } from './namespaces.ts'
import { notesEsUS as notesTable } from './notes/es-US.ts'

export { contractsEsUS }

const actions = lazyDictionaries(actionLabelNames, 'es-US', async () => (await import('./actions/es-US.ts')).tables)

const notes = joinMessages(
  [defineMessages(notesMessages, 'es-US', notesTable)],
  labelMessages('es-US', { NotePriority, NoteSubjectType }),
  lazyDictionaries(managedNames, 'es-US', async () => (await import('./later/es-US.ts')).tables),
)

/** Messages of journals in es-US, without those of notes and contract histories. */
export const journalEsUS: readonly Dictionary[] = joinMessages(
  [defineMessages(journalMessages, 'es-US', journalTable)],
  labelMessages('es-US', { SubscriptionStatus }),
  actions,
)

/** Messages of notes in es-US, without those of journals and contract histories. */
export const notesEsUS: readonly Dictionary[] = joinMessages(notes, actions)

/** Every message of the timeline kit in es-US; messages that only an intent needs load with it. */
export const esUS: readonly Dictionary[] = joinMessages(journalEsUS, notes, contractsEsUS)
