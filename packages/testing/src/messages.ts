import type { Dictionary, DictionaryList, Message } from '@memberkit/foundation/messages'
import { problemsOf } from '@memberkit/foundation/messages/check'
import type { Locale } from '@memberkit/platform/formats'
import { beforeAll, describe, expect, it } from 'vitest'

/** Tests a package's messages in each locale: completeness, plural forms, and typography. */
export function describeMessages(lists: Readonly<Record<Locale, DictionaryList>>, namespaces: readonly string[]) {
  let source: Dictionary[]
  beforeAll(async () => {
    source = (await load(lists['en-US'])).filter((one) => one.locale === 'en-US')
  })

  describe.each(Object.entries(lists))('messages in %s', (locale, list) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    let dictionaries: Dictionary[]
    beforeAll(async () => {
      dictionaries = (await load(list)).filter((one) => one.locale === locale)
    })

    const texts = () =>
      dictionaries.flatMap(({ messages = {} }) =>
        Object.entries(messages).flatMap(([key, message]) => formsOf(message).map((text) => ({ key, text }))),
      )

    it('exist in every namespace', () => {
      expect(dictionaries.map(({ namespace }) => namespace)).toEqual(namespaces)
    })

    it('are complete and keep every placeholder', () => {
      const problems = source.flatMap((original, index) => problemsOf(original, dictionaries[index] ?? original))
      expect(problems).toEqual([])
    })

    it('have the plural forms of the locale wherever the source has plural forms', () => {
      const wrong = dictionaries.flatMap(({ messages = {} }, index) =>
        Object.entries(messages).filter(([key, message]) => {
          const isPlural = typeof source[index]?.messages?.[key] !== 'string'
          const wanted = isPlural ? pluralCategories.toSorted() : []
          return formNames(message).join() !== wanted.join()
        }),
      )
      expect(wrong).toEqual([])
    })

    it('have no exclamation marks and no straight quotes', () => {
      expect(texts().filter(({ text }) => /[!¡'"]|\.\.\./.test(text))).toEqual([])
    })

    if (!locale.startsWith('fr')) return
    it('have no-break spaces before colons and inside guillemets', () => {
      expect(texts().filter(({ text }) => /[^\u00a0][:»]|«[^\u00a0]|\s[?;]/.test(text))).toEqual([])
    })
  })
}

/** Loads messages through the lists, as hosts do, which exposes wrong names and paths. */
function load(list: DictionaryList) {
  return Promise.all(list.flat().map(async (one) => (one.load ? { ...one, messages: await one.load() } : one)))
}

function formsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message)
}

function formNames(message: Message) {
  return typeof message === 'string' ? [] : Object.keys(message).toSorted()
}
