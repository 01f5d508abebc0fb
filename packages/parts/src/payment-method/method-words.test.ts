import type { Translate } from '@memberkit/foundation/messages'
import { expect, test } from 'vitest'
import { methodDetailEnUS } from '../messages/method-detail.en-US.ts'
import { methodEnUS } from '../messages/method.en-US.ts'
import { methodWords } from './method-words.ts'
import { shortMethodWords } from './short-method-words.ts'

const say = <Table extends object>(table: Table) =>
  ((key: keyof Table, values: Record<string, string> = {}) =>
    String(table[key]).replace(/{(\w+)}/g, (_, name: string) => values[name] ?? '')) as Translate<Table>

const kinds = say(methodEnUS)

test.each([
  [{ cardType: 'VISA', lastFour: '4242' }, 'Visa ending in 4242', 'Visa …4242'],
  [{ bankAccountType: 'CHECKING', lastFour: '6789' }, 'Checking account ending in 6789', 'Checking …6789'],
  [{ cardType: 'ADDED_LATER', lastFour: '4242' }, 'Added later ending in 4242', 'Added later …4242'],
  [{ cardType: 'VISA' }, 'Visa', 'Visa'],
  [{ bankAccountType: 'SAVINGS' }, 'Savings', 'Savings'],
  [{ lastFour: '4242' }, 'Payment method', 'Payment method'],
])('%j is said as far as it is known: "%s", "%s"', (method, words, short) => {
  expect(methodWords({ id: 'pm-1', ...method }, kinds, say(methodDetailEnUS))).toBe(words)
  expect(shortMethodWords({ id: 'pm-1', ...method }, kinds)).toBe(short)
})
