import { expect, test } from 'vitest'
import { shownAtFirst } from './fold.rules.ts'

const today = '2026-03-10'
const rows = (...standings: string[]) =>
  standings.map((standing) => ({ standing, subscription: { startedOn: '2025-09-08' } }))
const retrying = { standing: 'renewing', subscription: { startedOn: '2025-09-08', retryOn: ['2026-03-14'] } }

test('a phone shows the first three plans, and all that need attention', () => {
  const renewing = rows('renewing', 'renewing', 'renewing', 'renewing')
  expect(shownAtFirst([...renewing, ...rows('cancelled')], today)).toBe(3)
  expect(shownAtFirst([...rows('suspended', 'suspended', 'catchingUp'), retrying, ...renewing], today)).toBe(4)
  expect(shownAtFirst([...rows('UNHEARD_OF', 'suspended', 'suspended', 'suspended'), ...renewing], today)).toBe(4)
})

test('one plan more isn’t folded away, and neither is a list that grows by steps of its own', () => {
  expect(shownAtFirst(rows('renewing', 'renewing', 'renewing', 'renewing'), today)).toBe(4)
  expect(shownAtFirst(rows(...Array.from({ length: 25 }, () => 'renewing')), today)).toBe(25)
})
