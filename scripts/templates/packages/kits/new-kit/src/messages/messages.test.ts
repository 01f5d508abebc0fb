import type { Dictionary, Message } from '@memberkit/foundation/messages'
import { problemsOf } from '@memberkit/foundation/messages/check'
import { expect, test } from 'vitest'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'

const load = (list: readonly Dictionary[]) =>
  Promise.all(list.map(async (one) => (one.load ? { ...one, messages: await one.load() } : one)))

test.each([
  { locale: 'en-US', list: enUS },
  { locale: 'en-CA', list: enCA },
  { locale: 'fr-CA', list: frCA },
  { locale: 'es-US', list: esUS },
])('$locale is complete, loses no placeholder and has the plural forms it needs', async ({ locale, list }) => {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const [sources, own] = [await load(enUS), await load(list)]
  for (const [index, source] of sources.entries()) {
    expect(problemsOf(source, own[index]!)).toEqual([])
    for (const [key, message] of Object.entries(own[index]!.messages!)) {
      const isPlural = typeof source.messages![key] !== 'string'
      expect(formsOf(message), key).toEqual(isPlural ? pluralCategories.toSorted() : [])
      expect(JSON.stringify(message), key).not.toMatch(/[!¡']|\\"|\.\.\./)
    }
  }
})

function formsOf(message: Message) {
  return typeof message === 'string' ? [] : Object.keys(message).toSorted()
}
