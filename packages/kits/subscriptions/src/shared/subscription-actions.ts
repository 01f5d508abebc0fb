import type { Realm, Transition } from '@memberkit/contract'
import { type SubscriptionStatus, subscriptionTransitions } from '@memberkit/contract/commerce/subscriptions'
import { type ActionNameOf, type AllowedAction as Allowed, defineActions } from '@memberkit/foundation/entity-actions'
import { areItemsUnread } from './items.rules.ts'
import type { Subscription } from './received.ts'
import { isBilledElsewhere } from './vendor.rules.ts'

/** Why an action can't be done to a subscription now, beside its status and the permission. */
export type Rule =
  | 'billedElsewhere'
  | 'staffOnly'
  | 'mustStayCancelled'
  | 'noMethod'
  | 'needsMethod'
  | 'notOfGroup'
  | 'nothingScheduled'
  | 'nothingToBill'
  | 'itemsUnread'

/** The facts of the person who asks: some actions are for staff only, though members have the call. */
export interface Facts {
  realm: Realm
  /** The host's, if it has its own. */
  transitions?: Readonly<Record<string, unknown>>
}

/** The legacy system and PayPal keep their own terms of billing. Assumed; a host replaces it with `transitions`. */
const billedHere = ({ vendor }: Subscription): Rule | undefined =>
  isBilledElsewhere(vendor) ? 'billedElsewhere' : undefined

/** Only group-scoped calls exist for it (commerce, section 7). */
const ofGroup = ({ groupId }: Subscription): Rule | undefined => (groupId === undefined ? 'notOfGroup' : undefined)

const isEnding = ({ status }: Subscription) => status === 'PENDING_CANCEL' || status === 'PRECANCEL'

/**
 * Everything a person can do to a subscription; each is one call of the specification (commerce, section 7,
 * Subscriptions). A group's calls have rows of their own: its administrators have no others. `updateScheduledCancellation`
 * is for machines (section 6) and has none.
 */
export const subscriptionActions = defineActions<Subscription, Rule, Facts>()(
  {
    updatePaymentMethod: { group: 'payment', realms: ['User'], unavailableReason: billedHere },
    removePaymentMethod: {
      group: 'payment',
      realms: ['User'],
      isCritical: true,
      unavailableReason: (one, { realm }) => {
        if (one.paymentMethodId === undefined) return 'noMethod'
        return billedHere(one) ?? (realm === 'User' && one.status !== 'CANCELLED' ? 'needsMethod' : undefined)
      },
    },
    updateOffer: {
      group: 'plan',
      realms: ['User'],
      // A new list of items would end the one that can't be read, and nobody would see it.
      unavailableReason: (one) => billedHere(one) ?? (areItemsUnread(one) ? 'itemsUnread' : undefined),
    },
    updateBillingFrequency: { group: 'plan', realms: ['User'], unavailableReason: billedHere },
    updateBillCycleDay: { group: 'plan', realms: ['User'], unavailableReason: billedHere },
    createDiscountRecord: { group: 'plan' },
    updateNextBillOn: { group: 'dates', unavailableReason: billedHere },
    advanceNextBillOn: {
      group: 'dates',
      unavailableReason: (one) => billedHere(one) ?? (one.nextBillOn === undefined ? 'nothingToBill' : undefined),
    },
    updatePaidToDate: { group: 'dates', unavailableReason: billedHere },
    updateStartedOn: { group: 'dates', unavailableReason: billedHere },
    updateRetrySchedule: { group: 'dates', unavailableReason: billedHere },
    catchUp: { group: 'dates', unavailableReason: billedHere },
    activate: {
      group: 'status',
      realms: ['User'],
      unavailableReason: (one, { realm, transitions }) => {
        if (one.status === 'CANCELLED' && one.doNotReinstate) return 'mustStayCancelled'
        // A policy that doesn't name it: members have no "Keep my plan".
        if (realm === 'User' && transitions && !transitions['activate']) return 'staffOnly'
        return realm === 'User' && !isEnding(one) ? 'staffOnly' : undefined
      },
    },
    suspend: { group: 'status' },
    preCancel: { group: 'status' },
    pendingCancel: { group: 'status', realms: ['User'], isCritical: true },
    cancel: { group: 'status', realms: ['User'], isCritical: true },
    groupPendingCancel: {
      group: 'group',
      operationAction: 'pendingCancel',
      realms: ['GroupAdmin'],
      isCritical: true,
      unavailableReason: ofGroup,
    },
    groupCancel: {
      group: 'group',
      operationAction: 'cancel',
      realms: ['GroupAdmin'],
      isCritical: true,
      unavailableReason: ofGroup,
    },
    scheduleCancellation: { group: 'group', realms: ['GroupAdmin'], isCritical: true, unavailableReason: ofGroup },
    removePendingCancel: { group: 'group', realms: ['GroupAdmin'], unavailableReason: ofGroup },
    removeScheduledCancellation: {
      group: 'group',
      realms: ['GroupAdmin'],
      unavailableReason: (one) => ofGroup(one) ?? (one.scheduledCancellation ? undefined : 'nothingScheduled'),
    },
    updateVendor: { group: 'record' },
    updateBillingDivision: { group: 'record' },
    updateAdministrativeArea: { group: 'record' },
    updatePostalCode: { group: 'record' },
    updateSource: { group: 'record' },
    updateDoNotReinstate: { group: 'record' },
    updateIdempotentKey: { group: 'record' },
    changeOwner: { group: 'owner' },
    reassign: { group: 'owner' },
    delete: { group: 'end', isCritical: true },
  },
  { service: 'subscriptions', transitions: subscriptionTransitions },
)

export type SubscriptionActionName = ActionNameOf<typeof subscriptionActions>
export type AllowedAction = Allowed<SubscriptionActionName, Rule>

/**
 * In which statuses an action is possible and where it leads, in the contract's form: by the last word of each call. To
 * override the default, spread it: `{ ...subscriptionTransitions, suspend: { from: ['ACTIVE'] } }`.
 * Without `activate`, members have no "Keep my plan".
 */
export type Transitions = Readonly<Record<string, Transition<SubscriptionStatus>>>
