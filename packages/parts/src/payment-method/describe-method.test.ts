import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-US'
import type { Translate } from '@memberkit/foundation/messages'
import { expect, test } from 'vitest'
import { methodEnUS } from '../messages/method.en-US.ts'
import { describeMethod } from './describe-method.ts'
import { describeMethodBriefly } from './describe-method-briefly.ts'

const t = ((key: 'card', values: Record<string, string> = {}) =>
  methodEnUS[key].replace(/{(\w+)}/g, (_, name: string) => values[name] ?? '')) as Translate<typeof methodEnUS>
const from = (table: Readonly<Record<string, string>>) => (value: string) => table[value]
const labels = { card: from(CardType), account: from(BankAccountType) }

test.each([
  [{ cardType: 'VISA', lastFour: '4242' }, 'Visa ending in 4242', 'Visa •••• 4242'],
  [{ bankAccountType: 'CHECKING', lastFour: '6789' }, 'Checking account ending in 6789', 'Checking •••• 6789'],
  [{ cardType: 'ADDED_LATER', lastFour: '4242' }, 'Card ending in 4242', '•••• 4242'],
  [{ bankAccountType: 'ADDED_LATER', lastFour: '6789' }, 'Bank account ending in 6789', '•••• 6789'],
  [{ cardType: 'ADDED_LATER' }, 'Payment method', undefined],
  [{ cardType: 'VISA' }, 'Visa', 'Visa'],
  [{ bankAccountType: 'SAVINGS' }, 'Savings', 'Savings'],
  [{ lastFour: '4242' }, 'Payment method', undefined],
])('%j is described as "%s" and briefly as "%s"', (method, words, short) => {
  expect(describeMethod({ id: 'pm-1', ...method }, labels, t)).toBe(words)
  expect(describeMethodBriefly({ id: 'pm-1', ...method }, labels)?.replace('\u00a0', ' ')).toBe(short)
})
