import { NotePriority, NoteSubjectType, SubscriptionStatus } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsFrCA } from './contracts/dictionary.fr-CA.ts'
import { journalFrCA as journalTable } from './journal/fr-CA.ts'
import { actionLabelNames, journalMessages, managedNames, notesMessages } from './namespaces.ts'
import { notesFrCA as notesTable } from './notes/fr-CA.ts'

export { contractsFrCA }

const actions = lazyDictionaries(actionLabelNames, 'fr-CA', async () => (await import('./actions/fr-CA.ts')).tables)

const notes = joinMessages(
  [defineMessages(notesMessages, 'fr-CA', notesTable)],
  labelMessages('fr-CA', { NotePriority, NoteSubjectType }),
  lazyDictionaries(managedNames, 'fr-CA', async () => (await import('./later/fr-CA.ts')).tables),
)

/** Messages of journals in fr-CA, without those of notes and contract histories. */
export const journalFrCA: readonly Dictionary[] = joinMessages(
  [defineMessages(journalMessages, 'fr-CA', journalTable)],
  labelMessages('fr-CA', { SubscriptionStatus }),
  actions,
)

/** Messages of notes in fr-CA, without those of journals and contract histories. */
export const notesFrCA: readonly Dictionary[] = joinMessages(notes, actions)

/** Every message of the timeline kit in fr-CA; messages that only an intent needs load with it. */
export const frCA: readonly Dictionary[] = joinMessages(journalFrCA, notes, contractsFrCA)
