import type { Operation } from '@memberkit/contract'
import * as contracts from '@memberkit/contract/commerce/contract-histories'
import { subscriptionJournal, subscriptionMaxClock } from '@memberkit/contract/commerce/subscriptions'
import { listAutoComments } from '@memberkit/contract/identity/auto-comments'
import * as notes from '@memberkit/contract/identity/notes'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import type { journalLink, noteLink } from '@memberkit/timeline'
import type { contractLink } from '@memberkit/timeline/contracts'

/** What is read, and what for. */
export const reads: readonly (readonly [Operation, string])[] = [
  [subscriptionJournal, 'A journal: that of the service the host names, once, and then only what is newer'],
  [subscriptionMaxClock, 'Every 15 seconds: whether there is something newer'],
  [notes.listNotes, 'The notes about a person'],
  [listAutoComments, 'The platform’s comments, at the same time; they fail by themselves'],
  [notes.getNote, 'A note, when something is about to be done to it, and until the outcome is known'],
  [notes.noteJournal, 'The history of a note, for staff'],
  [contracts.listContractHistories, 'The contracts of an entitlement; again while one is added, moved or deleted'],
  [contracts.listActiveContractHistories, 'At the same time: which are in force; it fails by itself'],
  [contracts.contractHistoryJournal, 'The history of a contract, for staff'],
  [contracts.contractHistoryMaxClock, 'Every 15 seconds while it is open: whether there is something newer'],
  [getIdentity, 'Moving notes or contracts: whether the person exists, before anything is sent'],
  [listThinProfiles, 'The name beside it; no birth date and no national identifier'],
]

/** What each action sends, and who may. */
export const actions = [
  ['Add', notes.createNote, 'Partners, staff'],
  ['Edit', notes.updateNote, 'Partners, staff'],
  ['Change priority', notes.updateNotePriority, 'Partners, staff; also by the keys 1, 2, 3'],
  ['Move to another person', notes.changeNoteOwner, 'Staff'],
  ['Delete', notes.deleteNote, 'Staff'],
  ['Add a contract', contracts.createContractHistory, 'Staff'],
  ['Delete a contract', contracts.deleteContractHistory, 'Staff'],
  ['Delete all contracts of a plan', contracts.deleteContractHistories, 'Staff'],
  ['Move all contracts of a plan', contracts.changeContractHistoryIdentity, 'Staff'],
] as const

export const parameters: Record<
  | keyof Parameters<typeof journalLink.toLink>[0]
  | keyof Parameters<typeof noteLink.toLink>[0]
  | Exclude<keyof Parameters<typeof contractLink.toLink>[0], 'order'>,
  readonly [example: string, what: string]
> = {
  entry: ['entry-12', 'Marks this entry of the journal and moves the focus to it'],
  priority: ['HIGH,MEDIUM', 'Narrows the notes to these priorities'],
  author: ['staff-kim', 'Narrows them to these authors, by id'],
  order: ['priority', 'The most urgent first; of contracts, `ascending` or `descending`'],
  sort: ['contract', 'Sorts the contracts by name rather than by day'],
  type: ['AMENDMENT', 'Narrows the contracts to these types'],
  standing: ['inForce,CANCELLED', 'Narrows them to those in force, upcoming, ended, or in this status'],
  compare: ['history-2,history-3', 'Compares two contracts'],
  comments: ['shown', 'Whether the platform’s comments stand among the notes; hidden for staff otherwise'],
}

export const optimism = [
  ['Filters, order, comments', 'Optimistic', 'They are local and stand in the address; there is nothing to fail'],
  [
    'Add',
    'Delayed',
    'Sent after eight seconds, once asked to, or when the page goes. Until then it can be taken back. A refused note stays, with the reason. After a lost answer the notes are read until it is known whether it was made',
  ],
  [
    'Contracts: add, move, delete',
    'Confirmed',
    'Nothing shows before the platform has said yes. No call reads a single contract, so a lost answer is settled by the list. A deletion carries the version on screen; what a colleague changed meanwhile is shown first',
  ],
  [
    'Edit, priority, move, delete',
    'Confirmed',
    'Nothing shows before the platform has said yes. If somebody changed the note meanwhile (412), their change is shown and what was entered stays',
  ],
] as const

/** What stands in place of the content, and the one thing to do then. */
export const situations = [
  ['Loading', 'Skeletons as tall as what comes, shown after 150 ms', 'Nothing'],
  ['Empty', 'What will be here', 'Add a note'],
  ['Empty by filters', 'That nothing matches', 'Clear the filters'],
  ['New entries', 'How many; nothing moves', 'Show them'],
  ['Comments missing', 'That they are, above the notes', 'Try again'],
  ['Unknown action, priority or field', 'What the platform said, in readable letters', 'Nothing'],
  ['Contracts in force unknown', 'That it is; none is called in force', 'Try again'],
  ['Gap or overlap of contracts', 'For staff: the days without a contract, or with two', 'Add or delete one'],
  [
    'Unreadable',
    'Each note, comment or contract that cannot be read is said to be one; no gap is claimed then',
    'Nothing',
  ],
  ['Failed, offline', 'That it is not the person’s fault; the reference under Details', 'Try again'],
  ['Refused, denied, signed out', 'Why', 'Try again, or sign in'],
  ['Members, group administrators', 'That it is not here; nothing is requested', 'Nothing'],
] as const

export const keys = [
  ['Tab, Shift Tab', 'To the next control, in the order of reading'],
  ['Ctrl or ⌘ with Enter in a new note', 'Adds it'],
  [
    '1, 2, 3 on the button of a note’s menu',
    'Sets low, medium or high priority; nowhere else, so that typing never does',
  ],
  ['Enter on the time of an entry', 'Puts the entry’s address into the address bar'],
  ['Escape', 'Closes the menu or the dialog; the focus is where it was before'],
] as const
