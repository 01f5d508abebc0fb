import type { Dictionary, Message } from '@memberkit/foundation/messages'
import { problemsOf } from '@memberkit/foundation/messages/check'
import { beforeAll, describe, expect, it } from 'vitest'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'

const load = (list: readonly Dictionary[]) =>
  Promise.all(list.map(async (one) => (one.load ? { ...one, messages: await one.load() } : one)))

let source: Dictionary[]
beforeAll(async () => {
  source = await load(enUS)
})

describe.each([
  { locale: 'en-US', list: enUS },
  { locale: 'en-CA', list: enCA },
  { locale: 'fr-CA', list: frCA },
  { locale: 'es-US', list: esUS },
])('messages in $locale', ({ locale, list }) => {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  let dictionaries: Dictionary[]
  beforeAll(async () => {
    dictionaries = await load(list)
  })

  it('are complete in every namespace, and lose no placeholder', () => {
    expect(dictionaries.map(({ namespace }) => namespace)).toEqual([
      'entitlements',
      'entitlements.detail',
      'entitlements.manage',
    ])
    const problems = source.flatMap((original, index) => problemsOf(original, dictionaries[index] ?? original))
    expect(problems).toEqual([])
  })

  it('have the plural forms of the locale, wherever the source has forms', () => {
    const wrong = dictionaries.flatMap(({ messages = {} }, index) =>
      Object.entries(messages).filter(([key, message]) => {
        const isPlural = typeof source[index]?.messages?.[key] !== 'string'
        const wanted = isPlural ? pluralCategories.toSorted() : []
        return (typeof message === 'string' ? [] : Object.keys(message).toSorted()).join() !== wanted.join()
      }),
    )
    expect(wrong).toEqual([])
  })

  it('neither shout nor use typewriter quotes', () => {
    expect(textsOf(dictionaries).filter((text) => /[!¡'"]|\.\.\./.test(text))).toEqual([])
  })
})

it('keeps French punctuation on the line of the word it belongs to', async () => {
  const texts = textsOf(await load(frCA))
  expect(texts.filter((text) => /[^\u00a0][:»]|«[^\u00a0]|\s[?;]/.test(text))).toEqual([])
})

const textsOf = (dictionaries: readonly Dictionary[]) =>
  dictionaries.flatMap(({ messages = {} }) => Object.values(messages).flatMap(formsOf))

function formsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message)
}
