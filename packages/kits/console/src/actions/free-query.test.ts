import { expect, test } from 'vitest'
import { desks } from '../testing/operation-cases.ts'
import { inputFrom, inputsOf } from './inputs-of.ts'

const desk = desks.find(({ service }) => service === 'queries')!
const { operation } = desk.tools.find(({ name }) => name === 'runQuery')!

test('a query that takes any parameters is given them by name', () => {
  const inputs = inputsOf(operation, { a: 'sales', b: 'monthly' }, desk.names)
  expect(inputs.query.map(({ name, isList }) => [name, isList])).toEqual([['parameters', true]])
  const draft = { params: {}, query: { parameters: ['month = 2027-05', '', 'of=a=b'] }, body: {} }
  expect(inputFrom(operation, inputs, draft)).toEqual({ query: { month: '2027-05', of: 'a=b' } })
})
