import { describe, expect, test } from 'vitest'
import { problemsOf } from './check.ts'
import { enCA } from './en-CA/index.ts'
import { enUS } from './en-US/index.ts'
import { esUS } from './es-US/index.ts'
import { frCA } from './fr-CA/index.ts'
import { defineMessages, type Dictionary, messageNamespace } from './messages.ts'
import { pseudo } from './pseudo.ts'
import type { Translate } from './messages.ts'

const loaded = (dictionaries: readonly Dictionary[]) =>
  Promise.all(dictionaries.map(async (one) => (one.load ? { ...one, messages: await one.load() } : one)))

describe.each([
  ['en-CA', enCA],
  ['fr-CA', frCA],
  ['es-US', esUS],
] as const)('%s', (locale, dictionaries) => {
  test('has every message of en-US, with the same placeholders', async () => {
    const sources = await loaded(enUS)
    const translations = await loaded(dictionaries.filter((one) => one.locale === locale))
    expect(translations.map(({ namespace }) => namespace)).toEqual(sources.map(({ namespace }) => namespace))
    expect(sources.flatMap((source, index) => problemsOf(source, translations[index]!))).toEqual([])
  })
})

const source = defineMessages('shop', 'en-US', {
  pay: 'Pay {amount}',
  count: { one: '{count} invoice', other: '{count} invoices' },
  plain: 'Cancel',
})
const shop = messageNamespace<typeof source>('shop')

test('a missing key, an unknown key or a wrong value fails to compile', () => {
  // @ts-expect-error "plain" is missing
  defineMessages(shop, 'fr-CA', { pay: 'Payer {amount}', count: { one: '{count}', other: '{count}' } })
  // @ts-expect-error "more" is not in the source
  defineMessages(shop, 'fr-CA', { pay: 'Payer {amount}', count: 'x', plain: 'Annuler', more: 'x' })

  const use = (t: Translate<(typeof source)['messages']>) => {
    t('pay', { amount: '$1' })
    t('count', { count: 1 })
    t('plain')
    // @ts-expect-error the amount is missing
    t('pay')
    // @ts-expect-error a count is a number
    t('count', { count: '1' })
    // @ts-expect-error there is no such message
    t('payy')
  }
  expect(use).toBeTypeOf('function')
})

test('problems of a translation are described in words', () => {
  const wrong: Dictionary = {
    namespace: 'shop',
    locale: 'fr-CA',
    messages: { pay: 'Payer {montant}', count: ' ', extra: 'x' },
  }
  expect(problemsOf(source, wrong)).toEqual([
    'shop fr-CA: "pay" has the placeholders {montant}, not {amount}',
    'shop fr-CA: "count" is empty',
    'shop fr-CA: "plain" is missing',
    'shop fr-CA: "extra" is not in the source',
  ])
})

test('the pseudo-locale is at least 35 % longer, accented, and keeps placeholders and plural forms', () => {
  const { messages = {} } = pseudo(source)
  const pay = String(messages.pay)
  expect(pay.length).toBeGreaterThanOrEqual('Pay {amount}'.length * 1.35)
  expect(pay).toContain('{amount}')
  expect(pay).not.toContain('Pay')
  expect(messages.count).toMatchObject({
    one: expect.stringContaining('{count}'),
    other: expect.stringContaining('{count}'),
  })
})
