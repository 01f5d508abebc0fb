import type { Operation } from '@memberkit/contract'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import * as calls from '@memberkit/contract/partners/resolutions'

/** What each action sends, and who may. */
export const actions = [
  ['Note', calls.addResolutionNote, 'Staff, law firms, members'],
  ['Internal note', calls.addResolutionInternalUseOnlyNote, 'Staff'],
  ['Pin a note', calls.updateResolutionNotePinPriority, 'Staff'],
  ['Pin an internal note', calls.updateResolutionInternalNotePinPriority, 'Staff'],
  ['Change status, reopen', calls.updateResolutionStatus, 'Staff'],
  ['Add closing sequence', calls.addResolutionClosingSequence, 'Staff'],
  ['Assign', calls.updateResolutionAssigneeId, 'Staff'],
  ['Remove assignee', calls.clearResolutionAssignee, 'Staff'],
  ['Record action taken', calls.updateResolution, 'Staff, law firms'],
  ['Change contact method', calls.updateResolutionContactMethod, 'Staff'],
  ['Edit description', calls.updateResolutionDescription, 'Staff'],
  ['Change plan', calls.changeResolutionEntitlement, 'Staff'],
  ['Move to another member', calls.changeResolutionOwner, 'Staff'],
  ['Redact personal data', calls.redactResolutionPII, 'Staff'],
  ['Delete', calls.deleteResolution, 'Staff'],
  ['Feedback', calls.createFeedbackOnlyResolution, 'Members'],
] as const

/** What is read, and what for. */
export const reads: readonly (readonly [Operation, string])[] = [
  [calls.getResolution, 'The case; again before an action and until an outcome is known'],
  [calls.getResolutionDetails, 'At the same time: the member and their other cases; fails alone'],
  [calls.resolutionJournal, 'At the same time, for staff: what happened; fails alone'],
  [calls.getResolutionHistory, 'At the same time, for law firms: what happened, without internal notes'],
  [calls.resolutionMaxClock, 'Every 15 seconds, for staff: whether somebody changed something'],
  [calls.listResolutionAssignees, 'When assigning: the team and its workload'],
  [calls.listDirectoryGroupUsers, 'When assigning: the group of the directory that the host names'],
  [calls.listFirmEmployees, 'When assigning: the people of the case’s law firm'],
  [listEntitlements, 'When changing the plan: the member’s plans'],
  [calls.listResolutions, 'A member’s own concerns'],
]

export const optimism = [
  ['Pins, filters, drafts', 'Optimistic', 'A refused pin goes back and says why; drafts stay in memory only'],
  ['Notes', 'Delayed', 'Sent after eight seconds, when asked, or when the page goes; can be undone until then'],
  [
    'Status, assignee, facts, owner',
    'Confirmed',
    'Change once the platform has accepted them; a lost response is looked up',
  ],
  ['Closing, call attempt', 'Confirmed, in two steps', 'What has arrived isn’t sent again; Finish sends the rest'],
  ['Redaction', 'Confirmed by the case’s number', 'Previewed; can’t be undone'],
] as const

/** What is shown instead of the content, and the next step. */
export const situations = [
  ['Loading', 'Lines as tall as what comes, shown after 150 ms', 'Nothing'],
  ['History or details missing', 'That they are; notes stay usable', 'Try again'],
  ['Somebody changed the case', 'Who, what and when; nothing moves', 'Show'],
  ['Half closed', 'That the sequence is saved and the status isn’t changed', 'Finish closing'],
  ['Discarded', 'That the case is read only', 'Nothing'],
  ['Imported from the earlier system', 'The entry, in words', 'Nothing'],
  ['Unknown values', 'Readable text; sent back unchanged', 'Nothing'],
  ['Denied, gone, another firm’s case', 'Why, without the member’s name', 'Back'],
  ['Failed, offline, signed out', 'Why, with the reference', 'Try again, or sign in'],
  ['Another realm', 'That it is not available here; nothing is requested', 'Nothing'],
] as const

export const keys = [
  ['J, K, Enter, /', 'Next case, previous case, open, search: the host’s queue'],
  ['A', 'Assign to me'],
  ['S', 'Change status'],
  ['N, I', 'Write a note, write an internal note'],
  ['P', 'Pin or unpin the focused note'],
  ['Ctrl or ⌘ with Enter', 'Sends the note at once'],
  ['?', 'Lists the keys, with the switch that turns them off'],
] as const
