import type { Operation } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import { verifyEmail } from '@memberkit/contract/partners/email-verification'
import { getProvidersByIdList, listProviders } from '@memberkit/contract/partners/providers'
import { searchInternalResolutions } from '@memberkit/contract/partners/resolutions'
import { branchActions, type branchLink } from '@memberkit/branches'
import { namesOf, transitionOf } from '@memberkit/foundation/entity-actions'
import { drawn } from '../../blocks/transitions.ts'

export const transitions = namesOf(branchActions.rows).flatMap((name) =>
  drawn(name, transitionOf(branchActions, name) ?? {}, calls.BranchStatus.options),
)

/** Which call saves what, and when several could. */
export const sections: readonly (readonly [section: string, calls: readonly Operation[], rule: string])[] = [
  [
    'Name and identifiers',
    [
      calls.updateBranchName,
      calls.updateBranchNetwork,
      calls.updateBranchTypes,
      calls.updateBranchExternalId,
      calls.updateBranchCaseIdPrefix,
      calls.updateBranchYearFounded,
      calls.updateBranchYearJoined,
    ],
    'One call for each changed field. All but the name are for staff',
  ],
  ['Address', [calls.updateBranchAddress], 'The whole address'],
  ['Phone numbers', [calls.updateBranchPhones], 'The whole list'],
  [
    'Email addresses',
    [calls.updateBranchEmail, calls.addBranchEmail, calls.removeBranchEmail, calls.updateBranchEmails],
    'Up to two differences are single calls; more, or another order, replace the list',
  ],
  [
    'Website and profile',
    [
      calls.updateBranchWebsiteUrl,
      calls.updateBranchWelcomeVideoUrl,
      calls.updateBranchProfilePictureUrl,
      calls.updateBranchAboutUsText,
    ],
    'One call for each changed field',
  ],
  ['Time zone', [calls.updateBranchTimeZone], 'The zone; hours keep their local times unless asked otherwise'],
  ['Opening hours', [calls.updateBranchBusinessHours], 'The whole week, merged by day on a conflict'],
  [
    'Closures',
    [calls.addBranchUnavailableDate, calls.removeBranchUnavailableDate, calls.updateBranchUnavailableDates],
    'A few changes are single calls; many, or another reason, replace the list',
  ],
  ['Areas of law', [calls.updateBranchAreasOfLaw], 'The whole list'],
  [
    'Servicing areas',
    [calls.addBranchServicingArea, calls.removeBranchServicingArea],
    'One call for each area: what a save didn’t reach is sent with the next',
  ],
  [
    'Lawyers',
    [
      calls.addBranchProviderId,
      calls.removeBranchProviderId,
      calls.updateBranchProviderIds,
      calls.updateBranchReferralProviderIds,
    ],
    'Up to three differences are single calls; more replace the list. Referral lawyers have one call',
  ],
  [
    'People and roles',
    [
      calls.updateBranchIdentityPermissions,
      calls.overwriteBranchPermissions,
      calls.removeBranchPermission,
      calls.removeBranchPermissions,
      calls.updateBranchPermissions,
    ],
    'Only additions: update. One role less: remove it. Anything else: overwrite that person. More than three people: replace the list',
  ],
]

/** What is read, and what for. */
export const reads: readonly (readonly [Operation, string])[] = [
  [calls.getBranch, 'The branch, once; again before a resend, after a conflict and after a lost response'],
  [calls.listBranches, 'The table; beside the servicing areas, the other branches of the owner. Fails by itself'],
  [calls.getBranchesByIdList, 'The table by IDs'],
  [getProvidersByIdList, 'Names, statuses and languages of the lawyers. Fails by itself'],
  [listProviders, 'The search for a lawyer, once it is used'],
  [verifyEmail, 'An address, once its field was left. Warns, and never blocks'],
  [searchInternalResolutions, 'Deactivate, delete: what is still open at the branch'],
  [calls.branchJournal, 'The history, for staff; and who changed what, on a conflict'],
  [calls.branchMaxClock, 'Every 15 seconds while the history is shown: whether there is something new'],
]

type Parameter = keyof Parameters<typeof branchLink.toLink>[0]

export const parameters: Record<Parameter, readonly [example: string, what: string]> = {
  branch: ['branch-1', 'In the table: opens this branch'],
  section: ['hours', 'Unfolds this section and moves focus to its first field'],
  returnTo: ['/home', 'Where the way back leads: a path of this site, nothing else'],
}

export const tableParameters: Readonly<Record<string, readonly [string, string]>> = {
  owner: ['firm-1', 'Lists the branches of this owner'],
  ids: ['branch-1,branch-3', 'Lists these branches'],
  'status, network, type, country': ['ACTIVATED', 'Narrows the table to these values'],
  missing: ['officePhone', 'Narrows it to branches that lack this'],
  'sort, order': ['missing, ascending', 'The column the table is sorted by, and its direction'],
}

export const optimism = [
  [
    'Everything in the form',
    'Optimistic',
    'It is a draft on this page; the preview shows it, and says that it isn’t saved',
  ],
  [
    'Save',
    'Confirmed',
    'Section by section. What failed is named with its reason, what was typed stays, and only that is sent again',
  ],
  [
    'Activate, deactivate, delete, create',
    'Confirmed',
    'A refusal is told in the dialog. After a lost response the branch is read again; until it says what happened, nothing is sent',
  ],
] as const

/** What stands in place of the content, and the one thing to do then. */
export const situations = [
  ['Loading', 'Skeletons as tall as what comes, shown after 150 ms', 'Nothing'],
  ['Not an administrator', 'The same page without controls', 'Ask an administrator, by name'],
  ['Deleted', 'That it can’t be changed anymore', 'Nothing'],
  ['Unsaved changes found', 'When they were made, and of which fields', 'Restore or discard them'],
  ['Invalid fields', 'Each at its field; focus is at the first', 'Fix them'],
  ['Conflict (412)', 'Who changed what, and both values; hours day by day', 'Choose what to keep'],
  ['Lawyers or other branches missing', 'IDs in place of names; nothing is claimed', 'Nothing'],
  [
    'No branches, none match',
    'What will be here, or that the filters match nothing',
    'Create one, or clear the filters',
  ],
  ['Unreadable', 'Each branch that cannot be read is said to be one', 'Nothing'],
  ['Failed, offline', 'That it is not the person’s fault; the reference under Details', 'Try again'],
  ['Refused, denied, signed out, gone', 'Why', 'Try again, sign in, or go back'],
  [
    'Members, group administrators',
    'The card only; elsewhere that it is not here, and nothing is requested',
    'Nothing',
  ],
] as const

export const keys = [
  ['Tab, Shift Tab', 'To the next control, in the order of reading'],
  ['Ctrl or ⌘ with S', 'Reviews the changes; again, saves them'],
  ['Enter in a field that adds', 'Adds to the list, and saves nothing'],
  ['Space', 'Turns a role or an area of law on or off'],
  ['Escape', 'Closes the menu, list or dialog; the focus is where it was before'],
] as const
