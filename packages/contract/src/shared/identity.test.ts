import * as v from 'valibot'
import { expect, test } from 'vitest'
import { valuesIn } from '../testing/statements.ts'
import { ClassicIdType } from './classic-id.ts'
import { Email } from './email.ts'

test('Classic id type: Member, Associate, Dependent.', () => {
  expect(ClassicIdType.options).toEqual(valuesIn('Classic id type: Member, Associate, Dependent.'))
})

test.each([
  [
    'local part of 1 to 64 characters',
    `${'a'.repeat(64)}@example.com`,
    '@example.com',
    `${'a'.repeat(65)}@example.com`,
  ],
  [
    'letters, digits and a set of symbols',
    "ada.o'example+7@example.com",
    'ada example@example.com',
    'ada"@example.com',
  ],
  ['then @', 'ada@example.com', 'ada.example.com', 'ada@@example.com'],
  ['dot-separated domain labels', 'ada@mail.example.com', 'ada@example', 'ada@.example.com'],
  [
    'letters, digits, hyphen or underscore',
    'ada@my-office_2.example.com',
    'ada@my office.example.com',
    'ada@exa+mple.com',
  ],
  ['the final label being 2 or more alphanumerics', 'ada@example.c2', 'ada@example.c', 'ada@example.c-m'],
])('Email pattern: %s', (_, right, ...wrong) => {
  expect(v.is(Email, right), right).toBe(true)
  for (const value of wrong) expect(v.is(Email, value), value).toBe(false)
})
