import { listActiveContractHistories, listContractHistories } from '@memberkit/contract/commerce/contract-histories'
import type { Operation } from '@memberkit/contract'
import * as entitlements from '@memberkit/contract/commerce/entitlements'
import { listProducts } from '@memberkit/contract/commerce/products'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import { coverageActions, type CoverageActionName, type coverageLink } from '@memberkit/entitlements'
import { namesOf, transitionOf } from '@memberkit/foundation/entity-actions'
import { drawn } from '../../blocks/transitions.ts'

/** In which statuses each action is possible. */
export const statusesOf = (name: CoverageActionName) =>
  transitionOf(coverageActions, name)?.from ?? entitlements.EntitlementStatus.options

export const transitions = namesOf(coverageActions.rows).flatMap((name) =>
  drawn(name, transitionOf(coverageActions, name) ?? {}, entitlements.EntitlementStatus.options),
)

/** What is read, and what for; the calls of the actions stand beside these. */
export const reads: readonly (readonly [Operation, string])[] = [
  [entitlements.listEntitlements, 'The plans, shared ones included: one request for all copies on the page'],
  [listSubscriptions, 'Whether billing contradicts the coverage; fails by itself, and then nothing is claimed'],
  [entitlements.getEntitlement, 'A plan, and again before and after an action until its outcome is known'],
  [entitlements.entitlementJournal, 'The history, for staff'],
  [entitlements.entitlementMaxClock, 'Every 15 seconds while the history is shown: whether there is something new'],
  [listContractHistories, 'Under which contracts a plan has stood; fails by itself'],
  [listActiveContractHistories, 'Which of them are in force, by the platform’s own answer; without it none is marked'],
  [listProducts, 'Change plan: what is on sale'],
  [
    getIdentity,
    'Adding somebody with an account, change of owner: whether the identity exists, before anything is sent',
  ],
  [listThinProfiles, 'The name beside it; no birth date and no national identifier'],
]

/** What a plan means today. */
export const standings = [
  ['ready', 'Active, set up, provided', 'What you can use today'],
  ['changing', 'Active; a change is pending', 'What you can use today'],
  ['needsSetup', 'Active, but NOT_SETUP', 'Set up, where the host gave a way'],
  ['preparing', 'PendingCreate', 'Nothing: it comes'],
  ['notProvided', 'NotFulfilled though set up', 'Contact'],
  ['upcoming', 'Its first day is to come', 'Nothing: it comes'],
  ['suspended', 'SUSPENDED, with its reason', 'Billing, where the host gave a way; else contact'],
  ['ended', 'CANCELLED, or its last day is over', 'Contact'],
  ['any other value', 'What the platform said, in readable letters', 'Contact before relying on it'],
] as const

type Parameter = keyof Parameters<typeof coverageLink.toLink>[0]

export const parameters: Record<Parameter, readonly [example: string, what: string]> = {
  plan: ['ent-1', 'Opens this plan'],
  returnTo: ['/home', 'Where the way back leads: a path of this site, nothing else'],
}

export const staffParameters = [
  ['status', 'SUSPENDED,CANCELLED', 'Narrows the table to these'],
  ['fulfillment', 'PendingCreate', 'Narrows it to how far it has been provided'],
  ['area', 'TX', 'Narrows it to a state or province'],
  ['from, to', '2026-01-01', 'First day of coverage in this period'],
  ['sort, order', 'plan, ascending', 'The column the table is sorted by, and its direction'],
] as const

/** What shows before the platform has answered, and what happens when it says no. */
export const optimism = [
  ['Filters, sorting', 'Optimistic', 'They are local and stand in the address; there is nothing to fail'],
  [
    'Activate, suspend, cancel, dates, plan, owner, delete',
    'Confirmed',
    'A refusal is told in the dialog and what was entered stays. After a lost answer the plan is read again; until it says what happened, nothing is sent again',
  ],
  [
    'Who is covered, contracts, service area, name',
    'Confirmed',
    'As above. If somebody changed the plan meanwhile (412), the dialog shows what changed, and the action is asked for anew',
  ],
  ['Set up', 'The host’s', 'The platform’s set-up call is for machines; the kit calls onSetUp and sends nothing'],
] as const

/** What stands in place of the content, and the one thing to do then. */
export const situations = [
  ['Loading', 'Skeletons as tall as what comes, shown after 150 ms', 'Nothing'],
  ['Empty, first use', 'What will be here', 'Nothing'],
  ['Empty by filters (staff)', 'That no plan matches', 'Clear the filters'],
  ['Partial', 'The plans; of billing nothing is claimed', 'Nothing'],
  ['Unreadable', 'Each plan, person or contract that cannot be read is said to be one', 'Nothing'],
  ['Offline', 'What was read, if anything was', 'Try again'],
  ['Failed (500 and above)', 'That it is not the person’s fault; the reference under Details', 'Try again'],
  ['Refused (400, 422, 409)', 'What the platform objects to', 'Try again'],
  ['Too many requests (429)', 'A countdown', 'Try again, once it has run down'],
  ['Signed out (401)', 'That the session is over', 'Sign in, and come back here'],
  ['Denied (403)', 'That this account may not see it', 'The way back'],
  ['Gone (404, 410), or somebody else’s', 'The same for both, so that nothing is given away', 'The way back'],
  ['Group administrator', 'That plans are not here; nothing is requested', 'Nothing'],
] as const

export const keys = [
  ['Tab, Shift Tab', 'To the next control, in the order of reading'],
  ['Enter on View details', 'Opens the plan. Back in the list, the focus is on it again'],
  ['Enter, Space or Arrow down on a menu', 'Opens it. Staff find actions out of reach in it, with the reason'],
  ['Arrows, Home, End, a letter', 'Move in a menu'],
  ['Escape', 'Closes the menu or the dialog; the focus is where it was before. Not while something is being sent'],
] as const
