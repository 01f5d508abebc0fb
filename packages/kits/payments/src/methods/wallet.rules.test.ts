import { expect, test } from 'vitest'
import { methodOf } from './testing/method.ts'
import { duplicateOf, expiryOf, inOrder, isUsable, removalOf, restOf } from './wallet.rules.ts'

const visa = { type: 'VISA', lastFour: '4242', expiresOn: '2026-03' }

test.each([
  ['2026-03', '2026-03-10', { kind: 'expiring', days: 21 }],
  ['2026-03', '2026-03-31', { kind: 'expiring', days: 0 }],
  ['2026-03', '2026-04-01', { kind: 'expired' }],
  ['2026-05', '2026-04-01', { kind: 'expiring', days: 60 }],
  ['2026-05', '2026-03-31', { kind: 'valid' }],
  ['2028-02', '2028-02-29', { kind: 'expiring', days: 0 }],
  ['2026-13', '2026-03-10', undefined],
  ['soon', '2026-03-10', undefined],
])('a card valid through %s is, on %s, %j', (expiresOn, today, expiry) => {
  expect(expiryOf({ card: { ...visa, expiresOn } }, today)).toEqual(expiry)
})

test('a bank account does not expire', () => {
  expect(expiryOf({}, '2026-03-10')).toBeUndefined()
  expect(isUsable(methodOf({ bankAccount: { type: 'CHECKING', lastFour: '6789' } }), '2026-03-10')).toBe(true)
})

test('the default comes first, then what can be charged, in the platform’s order', () => {
  const methods = [
    methodOf({ id: 'old', card: { ...visa, expiresOn: '2025-01' } }),
    methodOf({ id: 'second' }),
    methodOf({ id: 'off', status: 'INACTIVE' }),
    methodOf({ id: 'third' }),
    methodOf({ id: 'default', isDefault: true }),
  ]
  expect(inOrder(methods, '2026-03-10').map(({ id }) => id)).toEqual(['default', 'second', 'third', 'old', 'off'])
})

test('a status that nobody knew is not called usable', () => {
  expect(isUsable(methodOf({ status: 'FROZEN' }), '2026-03-10')).toBe(false)
})

const now = Date.parse('2026-03-10T15:00:00Z')

test.each([
  [undefined, now, undefined],
  [{ isCoolingDown: false }, now, undefined],
  [
    { isCoolingDown: true, until: '2026-03-10T15:10:00Z', paymentMethodId: 'pm-1' },
    now,
    { kind: 'resting', left: 600_000 },
  ],
  [{ isCoolingDown: true, until: '2026-03-10T15:10:00Z' }, now, { kind: 'resting', left: 600_000 }],
  [{ isCoolingDown: true, until: '2026-03-10T15:10:00Z', paymentMethodId: 'pm-2' }, now, undefined],
  [{ isCoolingDown: true, until: '2026-03-10T14:00:00Z', paymentMethodId: 'pm-1' }, now, undefined],
  [{ isCoolingDown: true, paymentMethodId: 'pm-1' }, now, { kind: 'resting', left: Infinity }],
  [{ isCoolingDown: true, until: '2026-03-10T15:10:00Z' }, undefined, { kind: 'resting', left: Infinity }],
  [{ isCoolingDown: true, reason: 'HARD_DECLINED', paymentMethodId: 'pm-1' }, now, { kind: 'blocked' }],
  // Waiting doesn't make it usable.
  [{ isCoolingDown: false, reason: 'HARD_DECLINED', paymentMethodId: 'pm-1' }, now, { kind: 'blocked' }],
  [{ isCoolingDown: true, reason: 'HARD_DECLINED', paymentMethodId: 'pm-2' }, now, undefined],
])('after %j the method is %j', (cooldown, at, rest) => {
  expect(restOf(cooldown, 'pm-1', at)).toEqual(rest)
})

test('a card is the same by brand, last four digits and month; an account by type and last four', () => {
  const card = methodOf({ id: 'card', card: visa })
  const account = methodOf({ id: 'account', bankAccount: { type: 'SAVINGS', lastFour: '4242' } })
  const all = [account, card]
  expect(duplicateOf(all, { card: visa })).toBe(card)
  expect(duplicateOf(all, { card: { ...visa, expiresOn: '2027-03' } })).toBeUndefined()
  expect(duplicateOf(all, { card: { ...visa, type: 'AMEX' } })).toBeUndefined()
  expect(duplicateOf(all, { bankAccount: { type: 'SAVINGS', lastFour: '4242' } })).toBe(account)
  expect(duplicateOf(all, { bankAccount: { type: 'CHECKING', lastFour: '4242' } })).toBeUndefined()
  expect(duplicateOf(all, {})).toBeUndefined()
})

test.each([
  [{}, 2, undefined, 'replace'],
  [{}, 2, 2, 'replace'],
  [{}, 2, 0, 'free'],
  [{ isDefault: true }, 2, 0, 'replace'],
  [{}, 0, undefined, 'blocked'],
  [{}, 0, 1, 'blocked'],
  [{ isDefault: true }, 0, 0, 'free'],
  [{ status: 'INACTIVE' }, 0, undefined, 'free'],
  [{ status: 'INACTIVE' }, 0, 1, 'blocked'],
])('%j, with %i others and %s plans: %s', (facts, others, plans, removal) => {
  expect(removalOf(methodOf(facts), others, plans)).toBe(removal)
})
