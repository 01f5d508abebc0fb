import { is } from 'valibot'
import { expect, test } from 'vitest'
import { isEntity, isOperation, pick } from '../openapi/exports.ts'
import { PaymentMethodType } from '../shared/payment-method-type.ts'
import { PeriodUnit } from '../shared/period-unit.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as enrollments from './group-enrollments.ts'

test.each([
  ['Action: CREATED, UPDATED, SUBMITTED.', enrollments.GroupEnrollmentAction],
  ['Status: OPEN or CREATED.', enrollments.GroupEnrollmentStatus],
  [
    'Title: accountant, assistant, business manager, CEO, CFO, co-owner, controller, COO, HR, manager, office manager, other, owner, partner, president, secretary, supervisor, treasurer, user, VP.',
    enrollments.GroupEnrollmentTitle,
  ],
  ['periods: DAY, WEEK, MONTH, QUARTER, BIANNUAL, ANNUAL, PAY_PERIOD.', PeriodUnit],
  ['payment methods: CREDIT_CARD, BANK_DRAFT, PREMIUM_BILLING, CHECK.', PaymentMethodType],
  ['Billing provider: SYSTEM_I.', enrollments.GroupEnrollmentBillingProvider],
  ['Source: LSWork.', enrollments.GroupEnrollmentSource],
  ['Dependent type: Spouse or Dependent.', enrollments.GroupEnrollmentDependentType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence.replace(' or ', ', ')))
})

test('Status: OPEN or CREATED (numeric).', () => {
  const { GroupEnrollment } = pick(enrollments, isEntity)
  const status = GroupEnrollment?.parts.stated?.['status']
  expect(status && is(status, 0)).toBe(true)
  expect(status && is(status, 7)).toBe(true)
  expect(status && is(status, 'OPEN')).toBe(false)
  expect(enrollments.groupEnrollmentStatuses).toEqual(enrollments.GroupEnrollmentStatus.options)
  expect(enrollments.groupEnrollmentStatuses[7]).toBeUndefined()
})

const under = '/v1/identities/{identityId}/groupEnrollments'
const one = `${under}/{enrollmentId}`
const calls = [
  [
    'GET list; POST create; GET /{id}; POST /{id} to update.',
    {
      listGroupEnrollments: `GET ${under}`,
      createGroupEnrollment: `POST ${under} (json)`,
      getGroupEnrollment: `GET ${one}`,
      updateGroupEnrollment: `POST ${one} (json)`,
    },
  ],
  [
    'POST /{id}/changeOffers, /changeDependents, /changeAssociateInfo, /changeIdentity, /submit.',
    {
      changeGroupEnrollmentOffers: `POST ${one}/changeOffers (json)`,
      changeGroupEnrollmentDependents: `POST ${one}/changeDependents (json)`,
      changeGroupEnrollmentAssociateInfo: `POST ${one}/changeAssociateInfo (json)`,
      changeGroupEnrollmentIdentity: `POST ${one}/changeIdentity (json)`,
      submitGroupEnrollment: `POST ${one}/submit (json)`,
    },
  ],
  [
    'POST /{id}/offers/{offerId}/changeBusinessInfo.',
    { changeGroupEnrollmentBusinessInfo: `POST ${one}/offers/{offerId}/changeBusinessInfo (json)` },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      groupEnrollmentJournal: 'GET /v1/groupEnrollments/journal (query)',
      groupEnrollmentMaxClock: 'GET /v1/groupEnrollments/journal/maxClock',
    },
  ],
] as const

const operations = pick(enrollments, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['group-enrollments']))
})

test('an enrollment can be submitted empty', () => {
  expect(is(enrollments.GroupEnrollmentSubmission, {})).toBe(true)
})
