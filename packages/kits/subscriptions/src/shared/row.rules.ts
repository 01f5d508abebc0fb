import { allowedActions, type ActionContext } from '@memberkit/foundation/entity-actions'
import { type Coverage, coverageOf } from '@memberkit/parts/coverage'
import { type CoverageMismatch, mismatchOf } from './coverage.rules.ts'
import type { Entitlement, Subscription } from './received.ts'
import { lastDayOf, standingOf } from './standing.rules.ts'
import { type AllowedAction, subscriptionActions } from './subscription-actions.ts'

/** A subscription with what it means and what this person may do to it. Views read it and decide nothing. */
export interface SubscriptionRow {
  id: string
  subscription: Subscription
  /** A `Standing`, or a status that nobody knew yet. */
  standing: string
  /** The last day of a subscription that ends; a local date. */
  lastDay?: string
  /** The people whom its active plans cover beside the owner; undefined while unknown. */
  coverage?: readonly Coverage[]
  /** The difference between coverage and billing; undefined while that isn't known. */
  mismatch?: CoverageMismatch
  actions: readonly AllowedAction[]
}

/** Returns the day of the next bill, a local date; `undefined` where none is planned before its end. */
export const nextBillOnOf = ({
  subscription: { nextBillOn },
  lastDay,
}: Pick<SubscriptionRow, 'subscription' | 'lastDay'>): string | undefined =>
  nextBillOn !== undefined && lastDay !== undefined && nextBillOn > lastDay ? undefined : nextBillOn

interface Facts extends ActionContext {
  /** All of the owner's, once they are known. */
  entitlements: readonly Entitlement[] | undefined
}

export function rowOf(subscription: Subscription, { entitlements, ...who }: Facts): SubscriptionRow {
  return {
    id: subscription.id,
    subscription,
    standing: standingOf(subscription),
    lastDay: lastDayOf(subscription),
    coverage: entitlements && coverageOf({ ...subscription, subscriptionId: subscription.id }, entitlements),
    mismatch: mismatchOf(subscription, entitlements),
    actions: allowedActions(subscriptionActions, subscription, who),
  }
}
