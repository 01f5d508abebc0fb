import { expect, test } from 'vitest'
import { isExpired, methodUnavailableReason } from './method-availability.rules.ts'

const card = { type: 'VISA' as const, lastFour: '4242', expiresOn: '2026-03' }
const visa = {
  id: 'pm-1',
  identityId: 'ada',
  name: 'Visa',
  status: 'ACTIVE',
  isDefault: true,
  vendor: 'TEST',
  card,
  version: '1',
}

test('a card is valid until the end of its month', () => {
  expect(isExpired({ card }, '2026-03-31')).toBe(false)
  expect(isExpired({ card }, '2026-04-01')).toBe(true)
})

test('a permanent decline precedes the method’s own unavailable reason', () => {
  const none = new Set<string>()
  expect(methodUnavailableReason(visa, none, '2026-03-31')).toBeUndefined()
  expect(methodUnavailableReason(visa, none, '2026-04-01')).toBe('expired')
  expect(methodUnavailableReason({ ...visa, status: 'INACTIVE' }, none, '2026-04-01')).toBe('inactive')
  expect(methodUnavailableReason({ ...visa, status: 'INACTIVE' }, new Set(['pm-1']), '2026-03-31')).toBe('blocked')
})
