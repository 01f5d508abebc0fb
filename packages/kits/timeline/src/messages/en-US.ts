import { NotePriority, NoteSubjectType, SubscriptionStatus } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsEnUS } from './contracts/dictionary.en-US.ts'
import { journalEnUS as journalTable } from './journal/en-US.ts'
import { actionLabelNames, journalMessages, managedNames, notesMessages } from './namespaces.ts'
import { notesEnUS as notesTable } from './notes/en-US.ts'

export { contractsEnUS }

const actions = lazyDictionaries(actionLabelNames, 'en-US', async () => (await import('./actions/en-US.ts')).tables)

const notes = joinMessages(
  [defineMessages(notesMessages, 'en-US', notesTable)],
  labelMessages('en-US', { NotePriority, NoteSubjectType }),
  lazyDictionaries(managedNames, 'en-US', async () => (await import('./later/en-US.ts')).tables),
)

/** Messages of journals in en-US, without those of notes and contract histories. */
export const journalEnUS: readonly Dictionary[] = joinMessages(
  [defineMessages(journalMessages, 'en-US', journalTable)],
  labelMessages('en-US', { SubscriptionStatus }),
  actions,
)

/** Messages of notes in en-US, without those of journals and contract histories. */
export const notesEnUS: readonly Dictionary[] = joinMessages(notes, actions)

/** Every message of the timeline kit in en-US; messages that only an intent needs load with it. */
export const enUS: readonly Dictionary[] = joinMessages(journalEnUS, notes, contractsEnUS)
