import { expect, test } from 'vitest'
import { phoneCountries } from './phone-countries.ts'

const named = (locale: string, first?: 'US' | 'CA') => phoneCountries(locale, first).map(({ name }) => name)

test.each([
  ['en-US', undefined, ['United States', 'Canada']],
  ['es-US', undefined, ['Estados Unidos', 'Canadá']],
  ['fr-CA', undefined, ['Canada', 'États-Unis']],
  ['en-US', 'CA', ['Canada', 'United States']],
  ['en-CA', 'US', ['United States', 'Canada']],
] as const)('in %s, with %s said to be first: %j', (locale, first, names) => {
  expect(named(locale, first)).toEqual(names)
})
