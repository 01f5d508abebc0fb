import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import * as calls from '@memberkit/contract/commerce/subscriptions'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import type { ActionFormOf } from '@memberkit/foundation/entity-actions/dialog'
import { keyOf } from '@memberkit/platform/query'
import { hasItems } from '../shared/items.rules.ts'
import { type SubscriptionActionName, subscriptionActions } from '../shared/subscription-actions.ts'
import { hasEnded, isMethodRemoved } from '../shared/applied.rules.ts'
import { hasInstalments, hasRetries, isEndingFor, isSkipped, isUnscheduled } from './applied.rules.ts'

const billing = () => [keyOf(calls.listSubscriptions)]
/** Coverage starts, stops and ends with it, a little later. */
const coverage = () => [...billing(), keyOf(listEntitlements)]
/** A group's calls have addresses of their own. */
const ofGroup = () => [...coverage(), keyOf(calls.getSubscription)]

/** The calls that carry out each action, and how each shows in the subscription. */
export const subscriptionCalls = defineCalls(subscriptionActions)(
  {
    updatePaymentMethod: {
      operation: calls.updateSubscriptionPaymentMethod,
      needsCertainty: true,
      effects: billing,
      isApplied: ({ paymentMethodId }, _before, { body }) => paymentMethodId === body.paymentMethodId,
    },
    removePaymentMethod: {
      operation: calls.removeSubscriptionPaymentMethod,
      needsCertainty: true,
      effects: billing,
      isApplied: isMethodRemoved,
    },
    updateOffer: {
      operation: calls.updateSubscriptionOffer,
      needsCertainty: true,
      effects: coverage,
      isApplied: (after, _before, { body }) =>
        after.billingPeriod === (body.billingPeriod ?? after.billingPeriod) && hasItems(after, body.items),
    },
    updateBillingFrequency: {
      operation: calls.updateBillingFrequency,
      needsCertainty: true,
      effects: billing,
      isApplied: ({ billingPeriod }, _before, { body }) => billingPeriod === body.billingPeriod,
    },
    updateBillCycleDay: {
      operation: calls.updateBillCycleDay,
      needsCertainty: true,
      effects: billing,
      isApplied: ({ billCycleDay }, _before, { body }) => billCycleDay === body.billCycleDay,
    },
    // The discounts stand apart from the subscription: its dialog looks there.
    createDiscountRecord: {
      operation: calls.createSubscriptionDiscountRecord,
      needsCertainty: true,
      effects: () => [...billing(), keyOf(calls.listSubscriptionDiscountRecords)],
    },
    updateNextBillOn: {
      operation: calls.updateSubscriptionNextBillOn,
      needsCertainty: true,
      effects: billing,
      isApplied: ({ nextBillOn }, _before, { body }) => nextBillOn === body.nextBillOn,
    },
    advanceNextBillOn: {
      operation: calls.advanceSubscriptionNextBillOn,
      needsCertainty: true,
      effects: billing,
      isApplied: isSkipped,
    },
    updatePaidToDate: {
      operation: calls.updateSubscriptionPaidToDate,
      needsCertainty: true,
      effects: billing,
      isApplied: ({ paidToDate }, _before, { body }) => paidToDate === body.paidToDate,
    },
    updateStartedOn: {
      operation: calls.updateSubscriptionStartedOn,
      needsCertainty: true,
      effects: billing,
      isApplied: ({ startedOn }, _before, { body }) => startedOn === body.startedOn,
    },
    updateRetrySchedule: {
      operation: calls.updateRetrySchedule,
      needsCertainty: true,
      effects: billing,
      isApplied: (after, _before, { body }) => hasRetries(after, body.retryOn),
    },
    catchUp: {
      operation: calls.catchUpSubscription,
      needsCertainty: true,
      effects: billing,
      isApplied: (after, _before, { body }) => hasInstalments(after, body.instalments),
    },
    activate: { operation: calls.activateSubscription, needsCertainty: true, effects: coverage },
    suspend: { operation: calls.suspendSubscription, needsCertainty: true, effects: coverage },
    preCancel: { operation: calls.preCancelSubscription, needsCertainty: true, effects: billing },
    pendingCancel: { operation: calls.pendingCancelSubscription, needsCertainty: true, effects: billing },
    cancel: { operation: calls.cancelSubscription, needsCertainty: true, effects: coverage, isApplied: hasEnded },
    groupPendingCancel: {
      operation: calls.pendingCancelGroupSubscription,
      needsCertainty: true,
      effects: ofGroup,
      isApplied: (after, _before, { body }) => isEndingFor(after, body.reason),
    },
    groupCancel: {
      operation: calls.cancelGroupSubscription,
      needsCertainty: true,
      effects: ofGroup,
      isApplied: hasEnded,
    },
    scheduleCancellation: {
      operation: calls.scheduleGroupSubscriptionCancellation,
      needsCertainty: true,
      effects: ofGroup,
      isApplied: ({ scheduledCancellation: ahead }, _before, { body }) =>
        ahead?.cancelOn === body.cancelOn && ahead.reason === body.reason,
    },
    removePendingCancel: { operation: calls.removeGroupPendingCancel, needsCertainty: true, effects: ofGroup },
    removeScheduledCancellation: {
      operation: calls.removeGroupScheduledCancellation,
      needsCertainty: true,
      effects: ofGroup,
      isApplied: isUnscheduled,
    },
    updateVendor: {
      operation: calls.updateSubscriptionVendor,
      needsCertainty: true,
      effects: billing,
      isApplied: ({ vendor, friendlyId }, _before, { body }) =>
        vendor === body.vendor && friendlyId?.id === (body.vendorSubscriptionId ?? friendlyId?.id),
    },
    updateBillingDivision: {
      operation: calls.updateBillingDivision,
      effects: billing,
      isApplied: ({ billingDivision }, _before, { body }) => billingDivision === body.billingDivision,
    },
    updateAdministrativeArea: {
      operation: calls.updateSubscriptionArea,
      needsCertainty: true,
      effects: billing,
      isApplied: ({ administrativeArea }, _before, { body }) => administrativeArea === body.administrativeArea,
    },
    updatePostalCode: {
      operation: calls.updateSubscriptionPostalCode,
      effects: billing,
      isApplied: ({ postalCode }, _before, { body }) => postalCode === body.postalCode,
    },
    updateSource: {
      operation: calls.updateSubscriptionSource,
      effects: billing,
      isApplied: ({ source }, _before, { body }) => source === body.source,
    },
    updateDoNotReinstate: {
      operation: calls.updateDoNotReinstate,
      needsCertainty: true,
      effects: billing,
      isApplied: ({ doNotReinstate }, _before, { body }) => doNotReinstate === body.doNotReinstate,
    },
    updateIdempotentKey: {
      operation: calls.updateSubscriptionIdempotentKey,
      needsCertainty: true,
      effects: billing,
      isApplied: ({ idempotentKey }, before) => idempotentKey !== before.idempotentKey,
    },
    changeOwner: {
      operation: calls.changeSubscriptionOwner,
      needsCertainty: true,
      effects: coverage,
      isApplied: ({ identityId }, _before, { body }) => identityId === body.identityId,
      addressAfter: ({ body }) => ({ identityId: body.identityId }),
    },
    reassign: {
      operation: calls.reassignSubscription,
      needsCertainty: true,
      effects: coverage,
      isApplied: ({ identityId }, _before, { body }) => identityId === body.identityId,
      addressAfter: ({ body }) => ({ identityId: body.identityId }),
    },
    delete: { operation: calls.deleteSubscription, needsCertainty: true, effects: billing, isDeletion: true },
  },
  { read: calls.getSubscription, journal: calls.subscriptionJournal },
)

/** The props of the form of an action. */
export type SubscriptionForm<Name extends SubscriptionActionName> = ActionFormOf<typeof subscriptionCalls, Name>
