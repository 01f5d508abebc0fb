import { expect, test } from 'vitest'
import { optionNamed } from './options.ts'

const option = (label: string, isDisabled = false) => ({ value: label, label, isDisabled })
const items = [
  option('Re-sign'),
  { label: 'More', options: [option('Resign'), option('Member’s choice'), option('Año'), option('–')] },
  option('Gone', true),
]

test.each([
  ['resign', 'Resign'],
  ['RE-SIGN', 'Re-sign'],
  ["member's choice", 'Member’s choice'],
  ['ano', 'Año'],
  ['resig', undefined],
  ['gone', undefined],
  ['', undefined],
])('%j names %j', (typed, named) => {
  expect(optionNamed(items, typed)?.value).toBe(named)
})
