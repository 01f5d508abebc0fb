import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { Currency } from '../shared/money.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as payments from './payments.ts'

test.each([
  ['Transaction status: APPROVED, DECLINED, TIMEDOUT, CREATED, HARD_DECLINED.', payments.TransactionStatus],
  ['Transaction type: AUTHORIZE, CHARGE, SALE, VERIFY, REFUND, REVERSE_AUTHORIZATION.', payments.TransactionType],
  ['Currency: USD, CAD.', Currency],
  ['Friendly id type: MEMBER, GROUP, ASSOCIATE.', payments.PaymentFriendlyIdType],
  ['Vendor: ISERIES, TOKENEX_VANTIV, VANTIV, GR4VY, TEST.', payments.PaymentVendor],
  ['Card type: AMEX, DISCOVER, MASTERCARD, VISA, UNKNOWN.', payments.CardType],
  ['Bank account type: CHECKING, SAVINGS.', payments.BankAccountType],
  ['Status: INACTIVE, ACTIVE.', payments.PaymentMethodStatus],
  ['Actions: CREATE, UPDATE, DELETED, CREATE_ANONYMOUS, ASSIGN_OWNER, CHANGE_OWNER.', payments.PaymentAction],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const identity = '/v1/identities/{identityId}'
const method = `${identity}/paymentMethods/{methodId}`
const calls = [
  [
    'POST /v1/transactions; GET /v1/identities/{id}/checkCooldown.',
    { findTransactions: 'POST /v1/transactions (json)', checkCooldown: `GET ${identity}/checkCooldown` },
  ],
  [
    'GET and POST /v1/identities/{id}/paymentMethods; GET and DELETE (with body) .../paymentMethods/{methodId}; GET /v1/paymentMethods/{id}.',
    {
      listPaymentMethods: `GET ${identity}/paymentMethods`,
      createPaymentMethod: `POST ${identity}/paymentMethods (json)`,
      getPaymentMethod: `GET ${method}`,
      deletePaymentMethod: `DELETE ${method} (json)`,
      findPaymentMethod: 'GET /v1/paymentMethods/{methodId}',
    },
  ],
  [
    'POST updateCardPaymentDetails, updateBankAccountDetails, changeOwner, updateName, updateBillingAddress; DELETE .../byImpersonator.',
    {
      updateCardPaymentDetails: `POST ${method}/updateCardPaymentDetails (json)`,
      updateBankAccountDetails: `POST ${method}/updateBankAccountDetails (json)`,
      changePaymentMethodOwner: `POST ${method}/changeOwner (json)`,
      updatePaymentMethodName: `POST ${method}/updateName (json)`,
      updateBillingAddress: `POST ${method}/updateBillingAddress (json)`,
      deletePaymentMethodByImpersonator: `DELETE ${method}/byImpersonator`,
    },
  ],
  [
    'Non-owner: POST and GET /v1/groups/{groupId}/identities/{id}/paymentMethods.',
    {
      createGroupPaymentMethod: `POST /v1/groups/{groupId}/identities/{identityId}/paymentMethods (json)`,
      listGroupPaymentMethods: `GET /v1/groups/{groupId}/identities/{identityId}/paymentMethods`,
    },
  ],
  [
    'Anonymous: POST /v1/anonymous/paymentMethods and its assignOwner (query).',
    {
      createAnonymousPaymentMethod: 'POST /v1/anonymous/paymentMethods (json)',
      assignAnonymousPaymentMethodOwner: 'POST /v1/anonymous/paymentMethods/{methodId}/assignOwner (query)',
    },
  ],
  ['GET /v1/testCardNumber (query).', { getTestCardNumber: 'GET /v1/testCardNumber (query)' }],
  [
    'POST createCharge, createAuthorization, reverseAuthorization, createSale, createVerification, createRefund; a v2 createCharge.',
    {
      createCharge: `POST ${method}/createCharge (json)`,
      createAuthorization: `POST ${method}/createAuthorization (json)`,
      reverseAuthorization: `POST ${method}/reverseAuthorization (json)`,
      createSale: `POST ${method}/createSale (json)`,
      createVerification: `POST ${method}/createVerification (json)`,
      createRefund: `POST ${method}/createRefund (json)`,
      createChargeV2: 'POST /v2/identities/{identityId}/paymentMethods/{methodId}/createCharge (json)',
    },
  ],
  [
    'Journal and max clock.',
    {
      paymentJournal: 'GET /v1/paymentMethods/journal (query)',
      paymentMaxClock: 'GET /v1/paymentMethods/journal/maxClock',
    },
  ],
] as const

const operations = pick(payments, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['payments']))
})
