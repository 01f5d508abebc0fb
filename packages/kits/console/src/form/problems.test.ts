import { RetrySchedule } from '@memberkit/contract/commerce/subscriptions'
import { CardDetails } from '@memberkit/contract/commerce/payments'
import { BusinessEmails } from '@memberkit/contract/identity/businesses'
import { expect, test } from 'vitest'
import { problemsIn } from './problems.ts'

const found = (...[schema, draft]: Parameters<typeof problemsIn>) => Object.fromEntries(problemsIn(schema, draft))

test('a list of addresses or of days is checked line by line', () => {
  expect(found(BusinessEmails, { emails: ['one@example.com', '', 'two'] })).toEqual({ emails: 'emails' })
  expect(found(BusinessEmails, { emails: ['one@example.com', ''] })).toEqual({})
  expect(found(RetrySchedule, { retryOn: ['2026-03-08', 'March 9'] })).toEqual({ retryOn: 'dates' })
})

test('a month is a year and a month', () => {
  expect(found(CardDetails, { expiresOn: '05/27' })).toMatchObject({ expiresOn: 'month' })
  expect(found(CardDetails, { expiresOn: '2027-05' })).not.toHaveProperty('expiresOn')
})
