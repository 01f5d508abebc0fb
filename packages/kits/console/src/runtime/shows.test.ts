import { expect, test } from 'vitest'
import { caseOf } from '../testing/operation-cases.ts'
import type { Entity } from './desk.ts'
import { isMadeFrom, showsIn } from './shows.ts'

const before = { id: 'benefit-1', name: 'Will', internalName: 'will', categories: ['Advice'], version: '1' }

function shows(service: string, operation: string, input: Entity, after: Entity, earlier: Entity = before) {
  const { page, named } = caseOf(service, operation)
  return showsIn(page!, named.operation, { before: earlier, after: { ...earlier, ...after }, input })
}

test('a value of the query shows in the field of its name', () => {
  const sent = { benefitId: 'benefit-1', query: { internalName: 'once' } }
  expect(shows('benefits', 'updateBenefitInternalName', sent, { internalName: 'once' })).toBe(true)
  expect(shows('benefits', 'updateBenefitInternalName', sent, {})).toBe(false)
})

test('a value that the service writes in its own way shows', () => {
  const sent = { benefitId: 'benefit-1', body: { name: ' Wills ' } }
  expect(shows('benefits', 'updateBenefitName', sent, { name: 'Wills' })).toBe(true)
  const amount = { body: { name: '10' } }
  expect(shows('benefits', 'updateBenefitName', amount, { name: '10.00' })).toBe(true)
  expect(shows('benefits', 'updateBenefitName', { body: { name: '' } }, { name: '0' })).toBe(false)
})

test('what only says which part is meant is no value', () => {
  const profile = { id: 'profile-1', emails: [{ type: 'HOME', email: 'old@example.com' }], type: 'HOME', version: '1' }
  const sent = { profileId: 'profile-1', query: { type: 'WORK' }, body: { type: 'HOME', email: 'new@example.com' } }
  const emails = [{ type: 'HOME', email: 'new@example.com' }]
  expect(shows('profiles', 'updateProfileEmail', sent, { emails }, profile)).toBe(true)
})

test('nothing that was sent, nothing to tell', () => {
  expect(shows('benefits', 'updateBenefitName', { benefitId: 'benefit-1' }, { name: 'Wills' })).toBeUndefined()
})

test.each([
  [
    'the owner',
    'alerts',
    'changeAlertOwner',
    { query: { identityId: 'bea' } },
    { identityId: 'ada' },
    { identityId: 'bea' },
  ],
  [
    'a note besides',
    'subscriptions',
    'updateSubscriptionNextBillOn',
    { body: { nextBillOn: '2026-05-01', note: 'Asked' } },
    { nextBillOn: '2026-04-01' },
    { nextBillOn: '2026-05-01' },
  ],
  [
    'a place of another',
    'associates',
    'changeAssociateSponsor',
    { body: { associateId: 'b', from: '2026-05-01' } },
    { sponsor: { associateId: 'a' } },
    { sponsor: { associateId: 'b' } },
  ],
  [
    'a part in place of another',
    'identities',
    'updateUsername',
    { body: { username: 'ada', newUsername: 'ada.b' } },
    { usernames: ['ada', 'x'] },
    { usernames: ['ada.b', 'x'] },
  ],
  [
    'a part that is gone',
    'identities',
    'removeUsername',
    { body: { username: 'ada' } },
    { usernames: ['ada', 'x'] },
    { usernames: ['x'] },
  ],
  [
    'a member who is gone',
    'relations',
    'removeRelationMember',
    { query: { memberId: 'm-1' } },
    { members: [{ memberId: 'm-1' }, { memberId: 'm-2' }] },
    { members: [{ memberId: 'm-2' }] },
  ],
  ['a value that is gone', 'profiles', 'removeDateOfDeath', {}, { dateOfDeath: '2026-01-02' }, { dateOfDeath: null }],
])('an action shows in what it is named after: %s', (_, service, operation, input, earlier, later) => {
  const given = { id: 'one', version: '1', ...earlier }
  expect(shows(service, operation, input, { version: '2', ...later }, given)).toBe(true)
  // Another change meanwhile tells nothing of it, and another name of the field may have it.
  expect(shows(service, operation, input, { version: '2' }, given)).not.toBe(true)
})

test('an equal value that stood before tells nothing of an action', () => {
  const sent = { query: { identityId: 'ada' } }
  expect(shows('alerts', 'changeAlertOwner', sent, { version: '2' }, { id: 'one', identityId: 'ada' })).toBeUndefined()
})

test('an entity is made from a body that the service writes in its own way', () => {
  const body = { name: ' Wills ', price: '10', categories: ['Advice'], internalName: 'wills' }
  expect(isMadeFrom({ id: 'benefit-2', name: 'Wills', price: '10.00', internalName: 'wills' }, body)).toBe(true)
  expect(isMadeFrom({ id: 'benefit-3', name: 'Wills', price: '11.00' }, body)).toBe(false)
})
