import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { BillingPeriod } from '../shared/billing-period.ts'
import { Currency } from '../shared/money.ts'
import { PaymentMethodType } from '../shared/payment-method-type.ts'
import { PeriodUnit } from '../shared/period-unit.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as orders from './orders.ts'

test.each([
  ['Status: OPEN, FUNDED, FULLY_FUNDED, PROCESSING, PAYMENT_FAILED.', orders.OrderStatus],
  [
    'A second status variant: OPEN, FUNDED, PROVISIONED, PAYMENT_FAILED, PROCESSING, PARTIALLY_FUNDED.',
    orders.OrderStatusVariant,
  ],
  ['Offer status: OPEN, FUNDED, PAYMENT_FAILED.', orders.OrderOfferStatus],
  ['Period: DAY, WEEK, MONTH, QUARTER, BIANNUAL, ANNUAL, PAY_PERIOD.', PeriodUnit],
  ['Billing period: DAILY, WEEKLY, MONTHLY, ANNUAL, BIANNUAL, QUARTERLY, PAY_PERIOD, ONE_TIME.', BillingPeriod],
  ['Payment method: CREDIT_CARD, BANK_DRAFT, PREMIUM_BILLING, CHECK.', PaymentMethodType],
  ['Billing provider: PSX, SYSTEM I.', orders.OrderBillingProvider],
  [
    'Channel: GroupSites, Corp, Hubsites, LaunchByLS, BuyNow, LSAPlus, SubmitApp, AddLegalSupplement, Solutions',
    orders.OrderChannel,
  ],
  ['Subscription action: CREATE, UPDATE.', orders.OrderSubscriptionAction],
  ['Currency: USD, CAD.', Currency],
  [
    'Journal actions: CREATED, UPDATED, DELETED, OWNER_ASSIGNED, STATUS_CHANGED, ENTITLEMENTS_CREATED, SUBSCRIPTIONS_CREATED, SOURCE_UPDATED.',
    orders.OrderAction,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

test('Authorized user type: SPOUSE, DEPENDENT, plus NORMAL_USER in a variant.', () => {
  expect(orders.OrderAuthorizedUserType.options).toEqual(['SPOUSE', 'DEPENDENT', 'NORMAL_USER'])
})

test('upper-case marketing channel forms (such as LAUNCH_BY_LS, BUYNOW) also exist', () => {
  for (const channel of orders.knownMarketingChannels) expect(v.is(orders.MarketingChannel, channel)).toBe(true)
  expect(v.is(orders.MarketingChannel, 'BuyNow')).toBe(false)
})

const identity = 'identities/{identityId}/orders'
const group = '/v2/groups/{groupId}/identities/{identityId}/orders'
const calls = [
  [
    'POST /orders (v1, v2); GET /orders/{id}; DELETE /v2/orders/{id}.',
    {
      createOrder: 'POST /v2/orders (json)',
      createOrderV1: 'POST /v1/orders (json)',
      getOrder: 'GET /v2/orders/{orderId}',
      getOrderV1: 'GET /v1/orders/{orderId}',
      deleteOrder: 'DELETE /v2/orders/{orderId}',
    },
  ],
  [
    'PUT /orders/{id}/offers; PUT /orders/{id}/authorizedUsers (anonymous use).',
    {
      updateOrderOffers: 'PUT /v2/orders/{orderId}/offers (json)',
      updateOrderOffersV1: 'PUT /v1/orders/{orderId}/offers (json)',
      updateOrderAuthorizedUsers: 'PUT /v2/orders/{orderId}/authorizedUsers (json)',
      updateOrderAuthorizedUsersV1: 'PUT /v1/orders/{orderId}/authorizedUsers (json)',
    },
  ],
  [
    'POST and GET /identities/{identityId}/orders; GET /identities/{identityId}/orders/{orderId}.',
    {
      createIdentityOrder: `POST /v2/${identity} (json)`,
      createIdentityOrderV1: `POST /v1/${identity} (json)`,
      listIdentityOrders: `GET /v2/${identity}`,
      listIdentityOrdersV1: `GET /v1/${identity}`,
      getIdentityOrder: `GET /v2/${identity}/{orderId}`,
      getIdentityOrderV1: `GET /v1/${identity}/{orderId}`,
    },
  ],
  [
    'POST /orders/{id}/assignOwner (query).',
    {
      assignOrderOwner: 'POST /v2/orders/{orderId}/assignOwner (query)',
      assignOrderOwnerV1: 'POST /v1/orders/{orderId}/assignOwner (query)',
    },
  ],
  [
    'POST /identities/{identityId}/orders/{orderId}/purchase (json).',
    {
      purchaseOrder: `POST /v2/${identity}/{orderId}/purchase (json)`,
      purchaseOrderV1: `POST /v1/${identity}/{orderId}/purchase (json)`,
    },
  ],
  [
    'v2 only: POST /v2/orders/{id}/provision; POST /v2/orders/{id}/updateSource (json); POST /v2/supplements/addSupplements (json); GET /v2/order/{id}.',
    {
      provisionOrder: 'POST /v2/orders/{orderId}/provision',
      updateOrderSource: 'POST /v2/orders/{orderId}/updateSource (json)',
      addSupplements: 'POST /v2/supplements/addSupplements (json)',
      findOrder: 'GET /v2/order/{orderId}',
    },
  ],
  [
    'Group orders: POST and GET /v2/groups/{groupId}/identities/{identityId}/orders; GET .../orders/{orderId}; POST .../orders/{orderId}/purchase.',
    {
      createGroupOrder: `POST ${group} (json)`,
      listGroupOrders: `GET ${group}`,
      getGroupOrder: `GET ${group}/{orderId}`,
      purchaseGroupOrder: `POST ${group}/{orderId}/purchase (json)`,
    },
  ],
  [
    'GET /v1/orders/journal and /orders/journal (query), max clock.',
    {
      orderJournal: 'GET /v1/orders/journal (query)',
      orderJournalUnversioned: 'GET /orders/journal (query)',
      orderMaxClock: 'GET /v1/orders/journal/maxClock',
    },
  ],
] as const

const operations = pick(orders, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['orders']))
})
