import { NewTax } from '@memberkit/contract/commerce/taxes'
import { OfferDefinition } from '@memberkit/contract/commerce/offers'
import { AnswerReplacement } from '@memberkit/contract/identity/answers'
import { replaceAllIdentityEmails } from '@memberkit/contract/identity/identities'
import { NewNotification } from '@memberkit/contract/identity/notifications'
import { expect, test } from 'vitest'
import { fit, sentOf } from './draft.ts'
import { problemsIn } from './problems.ts'

test('what is sent is trimmed and leaves out what is empty', () => {
  const draft = {
    country: 'USA',
    jurisdiction: ' Texas ',
    label: 'TX',
    rate: '8.25',
    locality: '',
    effectiveFrom: '2026-04-01',
  }
  expect(sentOf(NewTax, draft)).toEqual({
    country: 'USA',
    jurisdiction: 'Texas',
    label: 'TX',
    rate: '8.25',
    effectiveFrom: '2026-04-01',
  })
})

test('only fields of the body are sent, deeply', () => {
  const price = { billingPeriod: 'MONTHLY', initialListPrice: '10.00' }
  const offer = {
    name: 'Sample',
    status: 'ENROLLABLE',
    products: [
      {
        id: 'p-1',
        name: 'Plan',
        provisionType: 'IMMEDIATE',
        merchandisedTiers: [{ id: 't-1', name: 'T', prices: [price] }],
      },
    ],
  }
  expect(fit(OfferDefinition, offer)).toEqual({
    name: 'Sample',
    products: [{ id: 'p-1', provisionType: 'IMMEDIATE', merchandisedTiers: [{ id: 't-1', prices: [price] }] }],
  })
})

test('JSON is sent as what it says, and reported where it is none', () => {
  expect(sentOf(NewNotification, { type: 'EMAIL', values: '{"name":"Ada"}' })).toEqual({
    type: 'EMAIL',
    values: { name: 'Ada' },
  })
  expect([...problemsIn(NewNotification, { values: '{name' })]).toEqual([['values', 'json']])
  expect([...problemsIn(NewNotification, { values: '{}' })]).toEqual([])
})

test('blank lines of a list are not sent', () => {
  expect(sentOf(AnswerReplacement, { values: [], attachmentKeys: ['first', ' ', 'second', ''] })).toEqual({
    values: [],
    attachmentKeys: ['first', 'second'],
  })
  expect(sentOf(AnswerReplacement, { values: [], attachmentKeys: [''] })).toEqual({ values: [] })
})

test('text where the specification shows no shape stays text', () => {
  const saved = { values: [{ value: 'tenant' }, { value: '2026' }, { value: 7 }] }
  const draft = fit(AnswerReplacement, saved)
  expect([...problemsIn(AnswerReplacement, draft)]).toEqual([])
  expect(sentOf(AnswerReplacement, draft)).toEqual(saved)
})

test('a list of plain values starts with those of the objects that the entity has', () => {
  const identity = { emails: [{ id: 'email-1', email: 'ada@example.com' }] }
  expect(fit(replaceAllIdentityEmails.body!, identity)).toEqual({ emails: ['ada@example.com'] })
})
