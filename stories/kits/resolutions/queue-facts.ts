import type { Operation } from '@memberkit/contract'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import * as calls from '@memberkit/contract/partners/resolutions'
import type { QueueFilters } from '@memberkit/resolutions/queue'

/** What each action sends, and who may. */
export const actions = [
  ['Assign one case', calls.updateResolutionAssigneeId, 'Staff, law firms'],
  ['Assign several', calls.updateResolutionAssigneeId, 'Staff, law firms: one request after the other'],
  ['Open a case', calls.createResolution, 'Staff, law firms'],
  ['Record feedback', calls.createFeedbackOnlyResolution, 'Staff, law firms'],
] as const

/** What is read, and what for. */
export const reads: readonly (readonly [Operation, string])[] = [
  [calls.searchInternalResolutions, 'The cases of staff: 100 at first, then 200 at a time'],
  [calls.searchPartnerResolutions, 'The cases of a law firm, the same way, and again every minute'],
  [calls.resolutionMaxClock, 'For staff, every 30 seconds: whether the cases must be read again'],
  [
    calls.getResolutionDetails,
    'For staff, with the case that the pointer or the focus rests on, and with the next one',
  ],
  [calls.listResolutionAssignees, 'Who can take cases, and how many they have'],
  [calls.listDirectoryGroupUsers, 'People of the staff directory’s group that the host names, for staff'],
  [calls.listFirmEmployees, 'People of the law firm, if all selected cases have the same one; who handles concerns'],
  [
    calls.getResolution,
    'A case that the pointer or the focus rests on, and the one after the open case; one about to be assigned, and each again before a retry',
  ],
  [calls.listPartnerBranches, 'Branches, for the filter and for a new case'],
  [calls.listServicingBranches, 'Branches by the state that they serve, for a new case'],
  [calls.listBranchFirms, 'The law firm of the chosen branch'],
  [calls.listResolutions, 'The member’s cases: duplicates before a new one, its effect after a lost response'],
  [calls.listIntakes, 'The member’s intakes'],
  [getIdentity, 'Whether the member of a new case exists'],
  [listThinProfiles, 'The name beside it; no birth date and no national identifier'],
]

export const parameters: Record<keyof QueueFilters, readonly [example: string, what: string]> = {
  view: ['mine', 'The view; without it, every case that needs work'],
  status: ['Open,NeedsReview', 'Statuses; replaces that of the view'],
  type: ['Conflict', 'Types'],
  category: ['Service', 'Categories'],
  source: ['Survey', 'Sources'],
  concern: ['NoCallback', 'Concerns'],
  actionTaken: ['WaitingOnProvider', 'Actions taken'],
  assignee: ['staff-kim', 'The assignee by ID; `me`, or `none` for unassigned cases'],
  firm: ['firm-1', 'The law firm by ID'],
  branch: ['branch-1', 'The branch by ID'],
  age: ['7', 'The least number of days since the case was opened'],
}

export const optimism = [
  ['Views, filters, selection', 'Optimistic', 'They are local; views and filters are in the URL'],
  ['Search text', 'Optimistic', 'Narrows the loaded rows at once; the service’s response replaces them'],
  [
    'Assign',
    'Confirmed',
    'Each case changes once the service has accepted it. A lost response is looked up. A case that someone changed (412) isn’t assigned: a retry reads it first and shows who has it now',
  ],
  [
    'Open a case, record feedback',
    'Confirmed',
    'No call takes an idempotency key: after a lost response, the member’s cases are read until it is known whether it exists. A request that arrived twice is reported with both numbers',
  ],
  ['Saved views', 'On this device', 'Filters and a name; no search text'],
] as const

/** What is shown instead of the content, and the next step. */
export const situations = [
  ['Loading', 'Rows as tall as what comes, shown after 150 ms', 'Nothing'],
  ['Empty', 'That there is nothing to do in this view', 'For “Mine”: show unassigned cases'],
  ['Empty by filters or search', 'That nothing matches', 'Clear both'],
  ['New cases', 'How many; no row moves', 'Show them'],
  ['A case no longer matches', 'It stays, marked', 'Update the view'],
  ['More than one page', 'How many of all are shown', 'Show more; scrolling loads them, too'],
  ['Unreadable case', 'A row of its own, with its number', 'Nothing'],
  ['Unknown status', 'Readable text; “Next to act” is not known', 'Nothing'],
  ['Assignment interrupted', 'How many cases may not have their assignee', 'Continue: they are read again first'],
  ['Failed, offline, denied, signed out', 'Why, with the reference', 'Try again, or sign in'],
  ['Members, group administrators', 'That it is not available here; nothing is requested', 'Nothing'],
] as const

export const keys = [
  ['J, K', 'Next or previous case in the queue'],
  ['Enter', 'Opens the case'],
  ['X', 'Selects it'],
  ['A', 'Assigns the selected cases, or this one'],
  ['/', 'To the search'],
  ['?', 'Lists the keys, with the switch that turns them off'],
  ['Shift with a press on a checkbox', 'Selects all cases in between'],
  ['Escape', 'Clears the selection; closes the dialog'],
] as const
