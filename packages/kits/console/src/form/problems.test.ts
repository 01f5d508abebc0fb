import { RetrySchedule } from '@memberkit/contract/commerce/subscriptions'
import { CardDetails } from '@memberkit/contract/commerce/payments'
import { BusinessEmails } from '@memberkit/contract/identity/businesses'
import { expect, test } from 'vitest'
import { SettingsChange } from '@memberkit/contract/identity/application-settings'
import { keptIn, missingIn, problemsIn } from './problems.ts'
import { ProfileDetails } from '@memberkit/contract/identity/profiles'
import { BranchPhones } from '@memberkit/contract/partners/branches'

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

test('what a row of a list needs is missing by its path, unless it was saved so', () => {
  const rows = [{ type: 'MAIN' }, { type: 'MAIN', number: ' ' }]
  const missing = (base: object) => Object.fromEntries(missingIn(BranchPhones, { phones: rows }, base as never))
  expect(missing({})).toEqual({ 'phones.0.number': 'required', 'phones.1.number': 'required' })
  expect(missing({ phones: [rows[0]] })).toEqual({ 'phones.1.number': 'required' })
})

test('a row without anything is asked for the parts of its address', () => {
  const missing = Object.keys(Object.fromEntries(missingIn(ProfileDetails, { addresses: [{}] }, {})))
  expect(missing).toEqual([
    'addresses.0.address.address1',
    'addresses.0.address.locality',
    'addresses.0.address.postalCode',
  ])
})

test('of settings, a name that is left out stays', () => {
  const kept = (text: string) =>
    Object.fromEntries(keptIn(SettingsChange, { settings: '{"one":1,"two":2}' }, { settings: text }))
  expect(kept('{"one":1}')).toEqual({ settings: 'kept' })
  expect(kept('{"one":3,"two":2,"three":1}')).toEqual({})
})
