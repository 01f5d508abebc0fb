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
