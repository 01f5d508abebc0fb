import { expect, test } from 'vitest'
import { invoiceOf, itemOf } from '../testing/invoice.ts'
import { coverageLabel, shortCoverageLabel } from './covers.ts'

const legal = itemOf({ label: 'Legal Plan Family' })
const identity = itemOf({ label: 'IDShield Family' })
const discount = itemOf({ type: 'DISCOUNT', label: 'Two plans together' })

test('every plan is named once, other items are not', () => {
  const items = [legal, identity, discount, itemOf({ type: 'TAX', label: 'TPS' }), itemOf({ label: 'IDShield Family' })]
  expect(coverageLabel(invoiceOf({ items, covers: 'Legal Plan Family' }))).toBe('Legal Plan Family, IDShield Family')
})

test('without a plan among the items, the service’s own label is used', () => {
  expect(coverageLabel(invoiceOf({ items: [discount], covers: 'Membership' }))).toBe('Membership')
  expect(coverageLabel(invoiceOf())).toBeUndefined()
})

test('a row names two plans and counts the rest, but never a rest of one', () => {
  const more = (count: number) => `and ${count} more`
  const of = (count: number) =>
    shortCoverageLabel(
      invoiceOf({ items: Array.from({ length: count }, (_, i) => itemOf({ label: `Plan ${i + 1}` })) }),
      more,
    )
  expect(of(2)).toBe('Plan 1, Plan 2')
  expect(of(3)).toBe('Plan 1, Plan 2, Plan 3')
  expect(of(5)).toBe('Plan 1, Plan 2 and 3 more')
  expect(shortCoverageLabel(invoiceOf(), more)).toBeUndefined()
})
