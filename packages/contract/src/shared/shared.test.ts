import * as v from 'valibot'
import { expect, test } from 'vitest'
import { at } from '../operation.ts'
import { valuesIn } from '../testing/statements.ts'
import { oneOf, type Schema, text } from '../wire.ts'
import { BillingPeriod } from './billing-period.ts'
import { Instant, LocalDate, YearMonth } from './dates.ts'
import { journal, JournalQuery, maxClock, maxClockAt } from './journal.ts'
import { Currency, Decimal } from './money.ts'
import { OwnerChange } from './owner.ts'
import { Realm } from './realm.ts'

test.each([
  ['Currency: USD, CAD.', Currency],
  ['Realms: User, Machine, Internal, Partner, GroupAdmin.', Realm],
  ['Billing period: DAILY, WEEKLY, MONTHLY, ANNUAL, BIANNUAL, QUARTERLY, PAY_PERIOD, ONE_TIME.', BillingPeriod],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

test.each<[string, Schema<string>, string[], string[]]>([
  ['Decimal', Decimal, ['49.90', '-5.00', '0', '9.975'], ['', '49.', '.5', '1,5', '1e3', '$5', ' 1']],
  [
    'LocalDate',
    LocalDate,
    ['2026-03-08', '2028-02-29'],
    ['2026-3-8', '2026-13-01', '2026-00-10', '2026-03-08T00:00:00Z'],
  ],
  ['YearMonth', YearMonth, ['2029-08'], ['2029-8', '2029-13', '08/29']],
  [
    'Instant',
    Instant,
    ['2026-03-08T17:05:00Z', '2026-03-08T12:05:00.250-05:00'],
    ['2026-03-08', '2026-03-08T17:05:00'],
  ],
])('%s has one notation', (_, schema, right, wrong) => {
  for (const value of right) expect(v.is(schema, value), value).toBe(true)
  for (const value of wrong) expect(v.is(schema, value), value).toBe(false)
})

test('an owner change names the new owner', () => {
  expect(v.is(OwnerChange, { identityId: 'identity-ada' })).toBe(true)
  expect(v.is(OwnerChange, {})).toBe(false)
})

test('Every service has GET journal (query) and GET journal max clock.', () => {
  const entries = journal('orders', '/v1/orders', oneOf('CREATED', 'DELETED'))
  expect(entries).toMatchObject({ service: 'orders', method: 'GET', path: '/v1/orders/journal', access: 'internal' })
  expect(maxClock('orders', '/v1/orders')).toMatchObject({
    service: 'orders',
    method: 'GET',
    path: '/v1/orders/journal/maxClock',
    assumes: ['path', 'access'],
  })
  expect(at('orders', '/v1/orders')).toEqual({ service: 'orders', path: '/v1/orders' })
})

test('maxClock has the specification’s path and query', () => {
  expect(maxClockAt('benefits', '/v1/benefits/maxClock')).toMatchObject({
    method: 'GET',
    path: '/v1/benefits/maxClock',
    access: 'internal',
    assumes: ['access'],
  })
  const clock = maxClock('firms', '/v1/firms', { query: JournalQuery, assumes: ['access'] })
  expect(clock).toMatchObject({ path: '/v1/firms/journal/maxClock', query: JournalQuery, assumes: ['access'] })
  expect(maxClock('orders', '/v1/orders')).not.toHaveProperty('query')
})

test('a journal without listed actions accepts any, and marks the field as assumed', () => {
  const { assumes, returns } = journal('taxes', '/v1/taxes', text, { assumes: ['path', 'access'] })
  expect(assumes).toEqual(['path', 'access'])
  const entry = returns && 'item' in returns ? returns.item : undefined
  expect(entry).toHaveProperty('parts.assumed.action', text)
  expect(entry).not.toHaveProperty('parts.stated.action')
})

test('journal entries have the service’s actions and any changed fields', () => {
  const { returns } = journal('orders', '/v1/orders', oneOf('CREATED', 'DELETED'))
  const entry = {
    id: 'entry-1',
    entityId: 'order-1',
    action: 'CREATED',
    at: '2026-03-08T17:05:00Z',
    clock: 1,
    actor: { id: 'identity-ada', name: 'Ada Example', realm: 'Internal' },
    after: { anything: ['at', 'all'] },
  }
  expect(returns && v.is(returns, [entry])).toBe(true)
  expect(returns && v.is(returns, [{ ...entry, action: 'PAID' }])).toBe(false)
})
