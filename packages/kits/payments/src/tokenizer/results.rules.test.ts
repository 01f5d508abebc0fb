import { expect, test } from 'vitest'
import { brandOf, passesLuhn, readBankAccount, readCard } from './results.rules.ts'

const card = { token: 'tok-1', brand: 'VISA', lastFour: '4242', expiresOn: '2030-01' }

test('a complete card is read, and nothing beside it', () => {
  expect(readCard({ ...card, number: '4242424242424242', securityCode: '123' })).toEqual(card)
})

test.each([
  undefined,
  null,
  'tok-1',
  [card],
  {},
  { ...card, token: '' },
  { ...card, token: 7 },
  { ...card, token: 'x'.repeat(1025) },
  { ...card, lastFour: '42' },
  { ...card, lastFour: 4242 },
  { ...card, expiresOn: '01/30' },
  { ...card, expiresOn: '2030-13' },
])('%j is not a card', (received) => {
  expect(readCard(received)).toBeUndefined()
})

test('a card number in place of a token goes no further', () => {
  expect(readCard({ ...card, token: '4242424242424242' })).toBeUndefined()
  expect(readCard({ ...card, token: '4242 4242 4242 4242' })).toBeUndefined()
  expect(readBankAccount({ token: '4242-4242-4242-4242', lastFour: '4242' })).toBeUndefined()
  expect(readCard({ ...card, token: '4242424242424241' })).toBeDefined()
})

test('a brand that the contract does not have is unknown', () => {
  expect(brandOf('visa')).toBe('VISA')
  expect(brandOf('jcb')).toBe('UNKNOWN')
  expect(brandOf({})).toBe('UNKNOWN')
})

test('a bank account has a token and four digits', () => {
  expect(readBankAccount({ token: 'tok-2', lastFour: '6789', accountNumber: '123456789' })).toEqual({
    token: 'tok-2',
    lastFour: '6789',
  })
  expect(readBankAccount({ token: 'tok-2' })).toBeUndefined()
})

test.each([
  ['4242424242424242', true],
  ['378282246310005', true],
  ['4242424242424241', false],
  ['', false],
  ['42x', false],
])('%s passes the check of card networks: %s', (digits, passes) => {
  expect(passesLuhn(digits)).toBe(passes)
})
