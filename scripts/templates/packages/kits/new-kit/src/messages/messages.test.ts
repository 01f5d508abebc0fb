import type { Dictionary, Message } from '@memberkit/foundation/messages'
import { problemsOf } from '@memberkit/foundation/messages/check'
import { expect, test } from 'vitest'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'

const locales: readonly { locale: string; list: readonly Dictionary[] }[] = [
  { locale: 'en-US', list: enUS },
  { locale: 'en-CA', list: enCA },
  { locale: 'fr-CA', list: frCA },
  { locale: 'es-US', list: esUS },
]

test.each(locales)(
  '$locale is complete, loses no placeholder and has the plural forms it needs',
  ({ locale, list }) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    expect(list.map((one) => one.locale)).toEqual(enUS.map(() => locale))
    for (const [index, source] of enUS.entries()) {
      expect(problemsOf(source, list[index]!)).toEqual([])
      for (const [key, message] of Object.entries(list[index]!.messages!)) {
        const isPlural = typeof source.messages![key] !== 'string'
        expect(formsOf(message), key).toEqual(isPlural ? pluralCategories.toSorted() : [])
      }
    }
  },
)

test.each(locales)('$locale neither shouts nor uses typewriter quotes', ({ list }) => {
  const texts = list.flatMap(({ messages = {} }) => Object.values(messages)).map((message) => JSON.stringify(message))
  expect(texts.filter((text) => /[!¡']|\\"|\.\.\./.test(text))).toEqual([])
})

function formsOf(message: Message) {
  return typeof message === 'string' ? [] : Object.keys(message).toSorted()
}
