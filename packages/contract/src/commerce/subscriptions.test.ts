import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { BillingPeriod } from '../shared/billing-period.ts'
import { CoBrandPartner } from '../shared/co-brand.ts'
import { Currency } from '../shared/money.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as subscriptions from './subscriptions.ts'

test.each([
  ['Offer item type: PRODUCT, SUPPLEMENT.', subscriptions.SubscriptionItemType],
  ['Currency: USD, CAD.', Currency],
  ['Vendor: ATLAS, ISERIES, PAYPAL.', subscriptions.SubscriptionVendor],
  ['Billing period: DAILY, WEEKLY, MONTHLY, ANNUAL, BIANNUAL, QUARTERLY, PAY_PERIOD, ONE_TIME.', BillingPeriod],
  ['Status: ACTIVE, CANCELLED, SUSPENDED, PRECANCEL, PENDING_CANCEL, CATCHING_UP.', subscriptions.SubscriptionStatus],
  ['Friendly id type: MEMBER, ASSOCIATE, OTHER.', subscriptions.SubscriptionFriendlyIdType],
  ['Co-brand partner: PRIMERICA, SOFI, NEWITY.', CoBrandPartner],
  [
    'Cancel reason: NO_LONGER_EMPLOYED, LEAVE_OF_ABSENCE, MEMBER_REQUESTED_CANCEL, DECEASED, REINSTATE, UNPROCESSED.',
    subscriptions.SubscriptionCancelReason,
  ],
  [
    'Journal actions: CREATED, UPDATE_OFFERS, DELETED, UPDATED, STATUS_CHANGED, PAYMENT_UPDATED, BILLING_ADVANCED, VENDOR_UPDATED, FRIENDLYID_UPDATED, CHANGE_OWNER, DO_NOT_REINSTATE_UPDATED, RETRY_SCHEDULE_UPDATED, ADMINISTRATIVE_AREA_UPDATED, POSTAL_CODE_UPDATED, STARTED_ON_UPDATED, NEXT_BILL_ON_UPDATED, SOURCE_UPDATED, BILLING_FREQUENCY_UPDATED, BILL_CYCLE_DAY_UPDATED, BILLING_DIVISION_UPDATED, MEMBER_MIGRATION_UPDATE, PAID_TO_DATE_UPDATED, REASSIGN_OWNER.',
    subscriptions.SubscriptionAction,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/identities/{identityId}/subscriptions'
const one = `${under}/{subscriptionId}`
const group = '/v1/groups/{groupId}/identities/{identityId}/subscriptions/{subscriptionId}'
const calls = [
  [
    'POST create (json); GET list; GET and DELETE (json body) /{subscriptionId}.',
    {
      createSubscription: `POST ${under} (json)`,
      listSubscriptions: `GET ${under}`,
      getSubscription: `GET ${one}`,
      deleteSubscription: `DELETE ${one} (json)`,
    },
  ],
  [
    'GET /{subscriptionId}/canBeDeleted, /outstandingInvoices, /discountRecords.',
    {
      canSubscriptionBeDeleted: `GET ${one}/canBeDeleted`,
      listOutstandingInvoices: `GET ${one}/outstandingInvoices`,
      listSubscriptionDiscountRecords: `GET ${one}/discountRecords`,
    },
  ],
  [
    'POST without body: suspend, activate, preCancel, pendingCancel, advanceNextBillOn, updateIdempotentKey.',
    {
      suspendSubscription: `POST ${one}/suspend`,
      activateSubscription: `POST ${one}/activate`,
      preCancelSubscription: `POST ${one}/preCancel`,
      pendingCancelSubscription: `POST ${one}/pendingCancel`,
      advanceSubscriptionNextBillOn: `POST ${one}/advanceNextBillOn`,
      updateSubscriptionIdempotentKey: `POST ${one}/updateIdempotentKey`,
    },
  ],
  [
    'POST with json body: updateOffer, cancel, updatePaymentMethod, removePaymentMethod, updateVendor, changeOwner, updateDoNotReinstate, updateRetrySchedule, updateAdministrativeArea, updateNextBillOn, updatePaidToDate, updatePostalCode, updateSource, updateStartedOn, updateBillingFrequency, updateBillCycleDay, catchUp, updateBillingDivision, reassign, createDiscountRecord.',
    {
      updateSubscriptionOffer: `POST ${one}/updateOffer (json)`,
      cancelSubscription: `POST ${one}/cancel (json)`,
      updateSubscriptionPaymentMethod: `POST ${one}/updatePaymentMethod (json)`,
      removeSubscriptionPaymentMethod: `POST ${one}/removePaymentMethod (json)`,
      updateSubscriptionVendor: `POST ${one}/updateVendor (json)`,
      changeSubscriptionOwner: `POST ${one}/changeOwner (json)`,
      updateDoNotReinstate: `POST ${one}/updateDoNotReinstate (json)`,
      updateRetrySchedule: `POST ${one}/updateRetrySchedule (json)`,
      updateSubscriptionArea: `POST ${one}/updateAdministrativeArea (json)`,
      updateSubscriptionNextBillOn: `POST ${one}/updateNextBillOn (json)`,
      updateSubscriptionPaidToDate: `POST ${one}/updatePaidToDate (json)`,
      updateSubscriptionPostalCode: `POST ${one}/updatePostalCode (json)`,
      updateSubscriptionSource: `POST ${one}/updateSource (json)`,
      updateSubscriptionStartedOn: `POST ${one}/updateStartedOn (json)`,
      updateBillingFrequency: `POST ${one}/updateBillingFrequency (json)`,
      updateBillCycleDay: `POST ${one}/updateBillCycleDay (json)`,
      catchUpSubscription: `POST ${one}/catchUp (json)`,
      updateBillingDivision: `POST ${one}/updateBillingDivision (json)`,
      reassignSubscription: `POST ${one}/reassign (json)`,
      createSubscriptionDiscountRecord: `POST ${one}/createDiscountRecord (json)`,
    },
  ],
  [
    'Group-scoped: POST /v1/groups/{groupId}/identities/{identityId}/subscriptions/{subscriptionId}/ followed by cancel, pendingCancel, scheduleCancellation, migration/updateScheduledCancellation (json) or removePendingCancel, removeScheduledCancellation (no body).',
    {
      cancelGroupSubscription: `POST ${group}/cancel (json)`,
      pendingCancelGroupSubscription: `POST ${group}/pendingCancel (json)`,
      scheduleGroupSubscriptionCancellation: `POST ${group}/scheduleCancellation (json)`,
      migrateGroupScheduledCancellation: `POST ${group}/migration/updateScheduledCancellation (json)`,
      removeGroupPendingCancel: `POST ${group}/removePendingCancel`,
      removeGroupScheduledCancellation: `POST ${group}/removeScheduledCancellation`,
    },
  ],
  [
    'GET /v1/subscriptions/journal (query) and max clock.',
    {
      subscriptionJournal: 'GET /v1/subscriptions/journal (query)',
      subscriptionMaxClock: 'GET /v1/subscriptions/journal/maxClock',
    },
  ],
] as const

const operations = pick(subscriptions, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['subscriptions']))
})

test('Machine-credential only: … group migration calls.', () => {
  const reserved = Object.entries(operations).filter(([, { access }]) => access === 'machine')
  expect(reserved.map(([name]) => name)).toEqual(['migrateGroupScheduledCancellation'])
})
