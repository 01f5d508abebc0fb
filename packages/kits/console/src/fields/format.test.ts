import { fieldsOf } from '@memberkit/contract/fields'
import { expect, test } from 'vitest'
import { desks } from '../testing/operation-cases.ts'
import { formatValue } from './format.ts'

const words = { value: (_: unknown, value: string) => value } as never

test.each([
  ['businesses', 'Business', 'identifiers', { type: 'EIN', value: '12-3456789' }],
  ['profiles', 'Profile', 'accountIdentifiers', { type: 'EIN', value: '12-3456789' }],
])('%s %s: what is masked inside %s is no text', (service, entity, name, item) => {
  const desk = desks.find((one) => one.service === service)!
  const field = desk.pages.find((one) => one.name === entity)!.fields.find((one) => one.name === name)!
  const options = {
    locale: 'en-US',
    timeZone: 'America/Toronto',
    words,
    names: desk.names,
    yes: 'Yes',
    no: 'No',
  } as const
  expect(formatValue(field, [item], options)).toBe('EIN')
})

const wordOf = { value: (_: unknown, value: string) => `word for ${value}` } as never

test.each([
  ['businesses', 'Business', 'addresses.country', 'USA', 'en-US', 'United States'],
  ['businesses', 'Business', 'addresses.country', 'US', 'fr-CA', 'États-Unis'],
  ['businesses', 'Business', 'addresses.country', 'Atlantis', 'en-US', 'Atlantis'],
  ['businesses', 'Business', 'addresses.administrativeArea', 'OH', 'en-US', 'word for OH'],
  ['classic-memberships', 'ClassicMembership', 'status', 'ACTIVE', 'en-US', 'word for ACTIVE'],
  ['classic-memberships', 'ClassicMembership', 'status', 'TERMINATED', 'en-US', 'TERMINATED'],
  ['businesses', 'Business', 'name', 'ON', 'en-US', 'ON'],
  ['offers', 'Offer', 'productGroup', 'legal', 'en-US', 'Legal'],
  ['notifications', 'NotificationTemplate', 'category', 'member-billing', 'en-US', 'Member billing'],
  ['notifications', 'NotificationTemplate', 'category', 'Q3 news', 'en-US', 'Q3 news'],
] as const)('%s %s.%s: %s in %s shows as %s', (service, entity, path, value, locale, text) => {
  const desk = desks.find((one) => one.service === service)!
  const [name, inside] = path.split('.')
  const whole = desk.pages.find((one) => one.name === entity)!.fields.find((one) => one.name === name)!
  const field = inside ? fieldsOf(whole.schema).find((one) => one.name === inside)! : whole
  const options = { locale, timeZone: 'UTC', words: wordOf, names: desk.names, yes: 'Yes', no: 'No' } as const
  expect(formatValue(field, value, options)).toBe(text)
})
