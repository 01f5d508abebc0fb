import { expect, test } from 'vitest'
import { fullName, personOf } from './person.rules.ts'

const profile = {
  identityId: 'ada',
  name: { firstName: 'Ada', middleName: 'M.', lastName: 'Example' },
  accountIdentifiers: [{ id: 'acc-1', type: 'member', value: '10001' }],
}
const emails = [
  { id: 'e1', email: 'old@example.com', isPrimary: false, isVerified: true },
  { id: 'e2', email: 'ada@example.com', isPrimary: true, isVerified: true },
]

test('a full name joins the known parts', () => {
  expect(fullName(profile.name)).toBe('Ada M. Example')
  expect(fullName({ firstName: 'Hugo', lastName: 'Sample', suffix: 'Jr.' })).toBe('Hugo Sample Jr.')
})

test('a person is named by name, else by sign-in address, else by ID', () => {
  const numbers = profile.accountIdentifiers
  expect(personOf('ada', profile, { emails, realm: 'User' })).toEqual({
    identityId: 'ada',
    name: 'Ada M. Example',
    email: 'ada@example.com',
    numbers,
    realm: 'User',
  })
  expect(personOf('ada', undefined, { emails, realm: 'User' })).toMatchObject({
    name: 'ada@example.com',
    email: undefined,
  })
  expect(personOf('ada', undefined)).toMatchObject({ name: 'ada', numbers: [] })
})
