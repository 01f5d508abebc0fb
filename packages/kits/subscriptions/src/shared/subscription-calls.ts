import { getEntitlement, listEntitlements } from '@memberkit/contract/commerce/entitlements'
import * as calls from '@memberkit/contract/commerce/subscriptions'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import { keyOf } from '@memberkit/platform/query'
import { hasEnded } from './applied.rules.ts'
import { subscriptionActions } from './subscription-actions.ts'

/** Coverage follows billing. */
const effects = () => [keyOf(listEntitlements), keyOf(getEntitlement)]

/** The calls with which an owner ends and keeps a subscription. Each shows in the status that it leads to. */
export const ownerCalls = {
  activate: { operation: calls.activateSubscription, needsCertainty: true, returnsEntity: true, effects },
  pendingCancel: { operation: calls.pendingCancelSubscription, needsCertainty: true, returnsEntity: true, effects },
  cancel: {
    operation: calls.cancelSubscription,
    needsCertainty: true,
    returnsEntity: true,
    effects,
    isApplied: hasEnded,
  },
} as const

const { service, transitions, rows } = subscriptionActions
const { activate, pendingCancel, cancel } = rows

/** The same with their rows of the table, for the flows, which need no others. */
export const flowCalls = /* @__PURE__ */ defineCalls({
  service,
  transitions,
  rows: { activate, pendingCancel, cancel },
})(ownerCalls, { read: calls.getSubscription, journal: calls.subscriptionJournal })
