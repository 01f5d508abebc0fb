import { expect, test } from 'vitest'
import { languagesOf } from '../card/languages.rules.ts'
import { checklistOf, missingIn } from './checklist.rules.ts'
import { providerName } from './names.ts'
import { isPublicPhone, publicEmailOf, publicPhonesOf } from './public.rules.ts'

const phone = (type: string, number = '+12025550110') => ({ type, number })

test('members see no caller ID, no incomplete number, and none of a type that nobody knew', () => {
  const phones = ['FAX', 'OUTBOUND', 'OFFICE', 'TALKDESK_CALLER_ID', 'ADDED_LATER', 'TOLL_FREE'].map((type) =>
    phone(type),
  )
  expect(publicPhonesOf({ phones: [...phones, phone('OTHER', '')] }).map(({ type }) => type)).toEqual([
    'TOLL_FREE',
    'OFFICE',
    'FAX',
  ])
  expect(isPublicPhone({ type: 'constructor' })).toBe(false)
})

test('members write to the main address only', () => {
  const emails = [
    { type: 'MANAGEMENT', address: 'm@example.com' },
    { type: 'PRIMARY', address: 'p@example.com' },
  ]
  expect(publicEmailOf({ emails })).toBe('p@example.com')
  expect(publicEmailOf({ emails: [] })).toBeUndefined()
})

test('the checklist: what is there, in the order of the form', () => {
  expect(missingIn({})).toEqual([
    'name',
    'address',
    'timeZone',
    'primaryEmail',
    'officePhone',
    'hours',
    'areaOfLaw',
    'provider',
  ])
  const done = checklistOf({
    name: 'Example',
    phones: [phone('OFFICE')],
    emails: [{ type: 'WILLS', address: 'w@example.com' }],
    areasOfLaw: ['WL'],
  }).flatMap(({ name, isDone }) => (isDone ? [name] : []))
  expect(done).toEqual(['name', 'officePhone', 'areaOfLaw'])
})

test('names and languages', () => {
  expect(providerName({ id: 'p', name: { first: 'Lou', last: 'Lawyerexample' } })).toBe('Lou Lawyerexample')
  expect(providerName({ id: 'p', name: undefined as never })).toBe('p')
  expect(languagesOf([{ languages: ['English', 'fr'] }, { languages: ['English', 'AMERICAN_SIGN'] }], 'en-US')).toEqual(
    ['American sign', 'English', 'French'],
  )
})
