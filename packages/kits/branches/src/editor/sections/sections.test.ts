import { expect, test } from 'vitest'
import { draftOf } from '../draft.ts'
import { identitySection } from './identity.section.ts'
import { providerCalls } from './lists.sections.ts'
import { permissionsSection } from './permissions.section.ts'
import { isEqual } from './section.ts'
import { isSecureUrl, isVideoOf } from './urls.rules.ts'

const t = ((key: string) => key) as never
const base = draftOf({ address: {}, branchTypes: ['PARTNER'], name: 'Sample', yearFounded: 1985 } as never)

const actions = (from: string[], to: string[]) =>
  providerCalls('branch-1', from, to).map(({ operation }) => operation.action)

test('lawyers: a small difference is single calls, a large one replaces the list', () => {
  expect(actions(['a'], ['a', 'b'])).toEqual(['addProviderId'])
  expect(actions(['a', 'b'], ['a'])).toEqual(['removeProviderId'])
  expect(actions(['a', 'b', 'c'], ['a', 'd'])).toEqual(['addProviderId', 'removeProviderId', 'removeProviderId'])
  expect(actions(['a', 'b'], ['c', 'd'])).toEqual(['updateProviderIds'])
  expect(actions(['a', 'b'], ['b', 'a'])).toEqual(['updateProviderIds'])
  expect(actions(['a'], ['a'])).toEqual([])
})

test.each([
  ['https://example.com', true],
  [' https://example.com/a?b=c ', true],
  ['http://example.com', false],
  ['javascript:alert(1)', false],
  ['example.com', false],
  ['', false],
])('%s opens safely: %s', (url, expected) => {
  expect(isSecureUrl(url)).toBe(expected)
})

test.each([
  ['https://youtube.com/watch?v=1', true],
  ['https://www.youtube.com/watch?v=1', true],
  ['https://youtube.com.example.com/watch', false],
  ['https://notyoutube.com/watch', false],
  ['http://youtube.com/watch', false],
])('%s is a video: %s', (url, expected) => {
  expect(isVideoOf(url, ['youtube.com'])).toBe(expected)
})

test('an absent part is no part', () => {
  expect(isEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(isEqual([1, 2], [2, 1])).toBe(false)
})

test('a saved year is changed, not removed; one that was never known may stay so', () => {
  const { check } = identitySection('branch-1', t)
  const problems = (change: object) => check?.({ ...base, ...change }, base)
  expect(problems({ yearFounded: ' ' })).toEqual({ yearFounded: 'year.kept' })
  expect(problems({ yearFounded: '19' })).toEqual({ yearFounded: 'year.wrong' })
  expect(problems({ yearFounded: '1990', yearJoined: ' ' })).toEqual({})
})

test('the last administrator stays; a branch without one can still be changed', () => {
  const { check } = permissionsSection('branch-1', t)
  const people = (...roles: string[]) => ({ ...base, permissions: [{ identityId: 'lou', roles }] })
  expect(check?.(people('LAWYER'), people('ADMIN'))).toEqual({ permissions: 'people.lastAdmin' })
  expect(check?.(people('LAWYER', 'CSR'), people('LAWYER'))).toEqual({})
})
