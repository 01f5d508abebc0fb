import { expect, test } from 'vitest'
import { catchUpOf, isLocked } from './catch-up.rules.ts'

const catchUp = [
  { dueOn: '2026-03-01', amount: '20.00', invoiceId: 'inv-1' },
  { dueOn: '2026-03-28', amount: '19.90', invoiceId: 'inv-1' },
]
const one = { catchUp, currency: 'USD' as const }
const due = (id: string, amount: string, currency = 'USD') => ({ id, due: amount, currency })
const today = '2026-03-10'

test('what is left of a catch-up comes from its invoices, never from dates that passed', () => {
  expect(catchUpOf(one, today)).toEqual({ instalments: catchUp, total: '39.90', next: catchUp[1] })
  expect(catchUpOf(one, today, [due('inv-1', '39.90'), due('inv-2', '5.00')])).toMatchObject({
    total: '39.90',
    left: '39.90',
    settled: '0.00',
  })
  expect(catchUpOf(one, today, [due('inv-1', '19.90')])).toMatchObject({ left: '19.90', settled: '20.00' })
  expect(catchUpOf(one, today, [due('inv-1', '45.00')])).toMatchObject({ left: '45.00', settled: undefined })
  expect(catchUpOf(one, today, [due('inv-1', '19.90', 'CAD')])?.left).toBeUndefined()
  expect(catchUpOf({ ...one, catchUp: [{ dueOn: '2026-03-01', amount: '1.00' }] }, today, [])).not.toHaveProperty(
    'left',
  )
  expect(catchUpOf({ currency: 'USD' }, today, [])).toBeUndefined()
})

test('the next payment is the earliest whose day hasn’t passed; nothing is next where nothing is left', () => {
  const mixed = { ...one, catchUp: catchUp.toReversed() }
  expect(catchUpOf(mixed, '2026-02-01')?.next).toBe(catchUp[0])
  expect(catchUpOf(one, '2026-03-28')?.next).toBe(catchUp[1])
  expect(catchUpOf(one, '2026-03-29')?.next).toBeUndefined()
  expect(catchUpOf(one, today, [])).toMatchObject({ left: '0.00', settled: '39.90', next: undefined })
})

test('a catch-up locks the plan and its dates, unless the host allows one of them', () => {
  const standing = 'catchingUp'
  expect(isLocked({ standing, actions: [{ name: 'updatePaymentMethod' }] })).toBe(true)
  expect(isLocked({ standing, actions: [{ name: 'updateOffer', unavailableReason: 'status' }] })).toBe(true)
  expect(isLocked({ standing, actions: [{ name: 'updateOffer' }] })).toBe(false)
  expect(isLocked({ standing: 'renewing', actions: [] })).toBe(false)
})
