import { Email } from '@memberkit/contract'
import { expect, test } from 'vitest'
import { emailCalls } from './email-calls.ts'
import { emailPattern } from './email-pattern.ts'

const email = (type: string, name: string) => ({ type, address: `${name}@example.com` })
const [main, wills, documents] = [email('PRIMARY', 'a'), email('WILLS', 'w'), email('DOCUMENTS', 'd')]

const actions = (from: (typeof main)[], to: (typeof main)[]) =>
  emailCalls('branch-1', from, to).map(({ operation }) => operation.action)

test('a small difference is single calls', () => {
  expect(actions([main], [main, wills])).toEqual(['addEmail'])
  expect(actions([main, wills], [main])).toEqual(['removeEmail'])
  expect(actions([main, wills], [{ ...main, address: 'new@example.com' }, wills])).toEqual(['updateEmail'])
  expect(actions([main, wills], [main, { ...wills, type: 'DOCUMENTS' }])).toEqual(['updateEmail'])
  expect(actions([main], [{ ...main, address: 'new@example.com' }, wills])).toEqual(['updateEmail', 'addEmail'])
})

test('a change names the old address, and sends the new one', () => {
  const [call] = emailCalls('branch-1', [main], [{ ...main, address: 'new@example.com' }])
  expect(call?.input).toEqual({
    branchId: 'branch-1',
    body: { address: 'a@example.com', email: { type: 'PRIMARY', address: 'new@example.com' } },
  })
})

test('a large difference, or another order, replaces the list', () => {
  expect(actions([], [main, wills, documents])).toEqual(['updateEmails'])
  expect(actions([main, wills], [wills, main])).toEqual(['updateEmails'])
})

test('an address with two uses is not changed by its name', () => {
  const twice = { ...main, type: 'WILLS' }
  expect(actions([main, twice], [main, { ...twice, address: 'new@example.com' }])).toEqual(['addEmail', 'removeEmail'])
  expect(actions([main, twice], [])).toEqual(['removeEmail', 'removeEmail'])
})

test('each call leaves a rest that leads to the same end', () => {
  const to = [{ ...main, address: 'new@example.com' }, wills]
  expect(actions([to[0]!], to)).toEqual(['addEmail'])
})

test('the pattern is the contract’s', () => {
  expect(String(emailPattern)).toBe(String((Email as { pipe?: { requirement?: RegExp }[] }).pipe?.[1]?.requirement))
})
