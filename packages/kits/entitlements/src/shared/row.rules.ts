import { allowedActions, type ActionContext } from '@memberkit/foundation/entity-actions'
import { type BillingMismatch, mismatchOf } from './billing.rules.ts'
import { type AllowedAction, coverageActions } from './coverage-actions.ts'
import type { Entitlement, Subscription } from './received.ts'
import { standingOf } from './standing.rules.ts'

/** A plan with its standing today and the reader's allowed actions. Views read it and decide nothing. */
export interface CoverageRow {
  id: string
  entitlement: Entitlement
  /** A `Standing`, or a value of the platform that nobody knew yet. */
  standing: string
  /** Belongs to somebody else, who shares it. */
  isShared: boolean
  /** The contradiction to the subscription that pays for the plan; undefined while that is unknown. */
  mismatch?: BillingMismatch
  actions: readonly AllowedAction[]
}

interface Facts extends ActionContext {
  /** Whose plans are shown. */
  identityId: string
  /** A local date. */
  today: string
  /** All of the owner's, once they are known. */
  subscriptions: readonly Subscription[] | undefined
}

export function rowOf(entitlement: Entitlement, { identityId, today, subscriptions, ...who }: Facts): CoverageRow {
  return {
    id: entitlement.id,
    entitlement,
    standing: standingOf(entitlement, today),
    isShared: entitlement.identityId !== identityId,
    mismatch: mismatchOf(entitlement, subscriptions),
    actions: allowedActions(coverageActions, entitlement, {
      ...who,
      viewerId: who.realm === 'Internal' ? undefined : identityId,
    }),
  }
}
