import { NotePriority, NoteSubjectType, SubscriptionStatus } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsEnCA } from './contracts/dictionary.en-CA.ts'
import { journalEnUS as journalTable } from './journal/en-US.ts'
import { actionLabelNames, journalMessages, managedNames, notesMessages } from './namespaces.ts'
import { notesEnUS as notesTable } from './notes/en-US.ts'

export { contractsEnCA }

const actions = lazyDictionaries(actionLabelNames, 'en-CA', async () => (await import('./actions/en-CA.ts')).tables)

const notes = joinMessages(
  [defineMessages(notesMessages, 'en-CA', notesTable)],
  labelMessages('en-CA', { NotePriority, NoteSubjectType }),
  lazyDictionaries(managedNames, 'en-CA', async () => (await import('./later/en-CA.ts')).tables),
)

/** Messages of journals in en-CA, without those of notes and contract histories. */
export const journalEnCA: readonly Dictionary[] = joinMessages(
  [defineMessages(journalMessages, 'en-CA', journalTable)],
  labelMessages('en-CA', { SubscriptionStatus }),
  actions,
)

/** Messages of notes in en-CA, without those of journals and contract histories. */
export const notesEnCA: readonly Dictionary[] = joinMessages(notes, actions)

/** Every message of the timeline kit in en-CA; messages that only an intent needs load with it. */
export const enCA: readonly Dictionary[] = joinMessages(journalEnCA, notes, contractsEnCA)
