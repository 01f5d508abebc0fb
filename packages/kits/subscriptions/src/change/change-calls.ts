import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import * as calls from '@memberkit/contract/commerce/subscriptions'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import { keyOf } from '@memberkit/platform/query'
import { isMethodRemoved } from '../shared/applied.rules.ts'
import { subscriptionActions } from '../shared/subscription-actions.ts'
import { hasPlan } from './plan-change.rules.ts'

const { service, transitions } = subscriptionActions
const { updatePaymentMethod, removePaymentMethod, updateOffer, updateBillingFrequency, updateBillCycleDay } =
  subscriptionActions.rows

const rows = { updatePaymentMethod, removePaymentMethod, updateOffer, updateBillingFrequency, updateBillCycleDay }

/** The calls that send a change of billing, and how each shows in the subscription. */
export const changeCalls = defineCalls({ service, transitions, rows })(
  {
    updatePaymentMethod: {
      operation: calls.updateSubscriptionPaymentMethod,
      needsCertainty: true,
      isApplied: ({ paymentMethodId }, _before, { body }) => paymentMethodId === body.paymentMethodId,
    },
    removePaymentMethod: {
      operation: calls.removeSubscriptionPaymentMethod,
      needsCertainty: true,
      isApplied: isMethodRemoved,
    },
    updateOffer: {
      operation: calls.updateSubscriptionOffer,
      needsCertainty: true,
      effects: () => [keyOf(listEntitlements)],
      // The subscription doesn't show what is planned for a later day.
      isApplied: (after, _before, { body }) => (body.effectiveOn === undefined ? hasPlan(after, body) : undefined),
    },
    updateBillingFrequency: {
      operation: calls.updateBillingFrequency,
      needsCertainty: true,
      isApplied: ({ billingPeriod }, _before, { body }) => billingPeriod === body.billingPeriod,
    },
    updateBillCycleDay: {
      operation: calls.updateBillCycleDay,
      needsCertainty: true,
      isApplied: ({ billCycleDay }, _before, { body }) => billCycleDay === body.billCycleDay,
    },
  },
  { read: calls.getSubscription, journal: calls.subscriptionJournal },
)

export type ChangeName = keyof typeof rows
