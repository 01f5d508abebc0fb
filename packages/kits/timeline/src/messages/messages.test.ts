import type { Dictionary } from '@memberkit/foundation/messages'
import { describeMessages } from '@memberkit/testing/messages'
import { expect, test } from 'vitest'
import { enCA, journalEnCA, notesEnCA } from './en-CA.ts'
import { enUS, journalEnUS, notesEnUS } from './en-US.ts'
import { esUS, journalEsUS, notesEsUS } from './es-US.ts'
import { frCA, journalFrCA, notesFrCA } from './fr-CA.ts'
import { actionLabelNames, managedNames } from './namespaces.ts'

const ofJournals = ['timeline', 'labels.SubscriptionStatus', ...actionLabelNames]
const ofNotes = ['timeline.notes', 'labels.NotePriority', 'labels.NoteSubjectType', ...managedNames]

test.each([
  [journalEnUS, notesEnUS],
  [journalEnCA, notesEnCA],
  [journalFrCA, notesFrCA],
  [journalEsUS, notesEsUS],
])('each screen’s own messages are all that it uses', (journal, notes) => {
  const names = (dictionaries: readonly Dictionary[]) => dictionaries.map(({ namespace }) => namespace)
  expect(names(journal)).toEqual(ofJournals)
  expect(names(notes)).toEqual([...ofNotes, ...actionLabelNames])
})

describeMessages({ 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }, [
  ...ofJournals,
  ...ofNotes,
  'timeline.contracts',
  'parts.contracts',
  'labels.ContractHistoryStatus',
  'labels.ContractType',
  'labels.StateOrProvince',
  'timeline.contracts.manage',
  'parts.person',
  'labels.AccountIdentifierType',
])
