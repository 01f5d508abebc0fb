import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Locale, labelsOf, locales } from '../openapi/labels.ts'
import { services } from '../openapi/services.ts'
import { sentence } from '../openapi/words.ts'
import { everyWord, isExplanation, type Word } from './every-word.ts'
import { ownedFields } from './owned-fields.ts'
import { tradeWords } from './trade-words.ts'

const everyLocale = Object.keys(locales) as Locale[]

/** Names and abbreviations that keep their capitals inside a sentence. */
const proper =
  /^(AI|America|B2B|BN|Business|CA|CSV|Canada|Canadá|Chicago|D|Do|Estados|EIN|HTML|IA|ID|IDs|IDShield|Insurance|JWT|M5V|N|NAICS|NE|ON|Okta|PDF|Plus|RFC|S|SCIAN|SIC|Security|Seguro|Social|States|TCPA|TX|Talkdesk|U|US|Unidos|Unis|United|Web|ZIP|État|États)$/

/** Words that are the same in English and in the other language. */
const cognates = {
  'fr-CA':
    /^(Actions?|Activation|Agents?|Applications?|Causes?|Codes?|Commissions?|Communications?|Conditions?|Contacts?|Conversations?|Dates?|Descriptions?|Divisions?|Documents?|Formats?|Franchises?|Images?|Introductions?|Invitations?|Messages?|Notes?|Notifications?|Participants?|Photos?|Placement|Publications?|Questionnaires?|Questions?|Restrictions?|Segments?|Services?|Signatures?|Sites?|Suggestions?|Taxes|Total|Transactions?|Type|Variables|Verdict|Version)$/,
  'es-US': /^(Chats?|Error|Plan|Subtotal|Tokens?|Token \(JWT\)|Total|Variables)$/,
} as const

describe.each(everyLocale)('%s', (locale) => {
  const words = everyWord(locale)
  const wrong = (is: (word: Word) => boolean) => words.filter(is).map(({ path, text }) => `${path}: ${text}`)

  test('there are thousands of words', () => expect(words.length).toBeGreaterThan(3000))

  test('a text begins with a capital or a number', () => {
    expect(wrong(({ text }) => !/^([\p{Lu}“«\d]|iSeries)/u.test(text))).toEqual([])
  })

  test('a text is in sentence case', () => {
    const inside = (text: string) =>
      text.replaceAll(/\. \p{Lu}/gu, '').match(/(?<=[\s’(/-])[“«]?\p{Lu}[\p{L}\d]*/gu) ?? []
    expect(wrong(({ text }) => inside(text).some((one) => !proper.test(one.replace(/[“«]/, ''))))).toEqual([])
  })

  test('a text has no punctuation at its end, no straight quote and no stray space', () => {
    expect(wrong((word) => /[.:;,!?…]$/.test(word.text) && !isConsequence(word))).toEqual([])
    expect(wrong(({ text }) => /['"]| {2}|^\s|\s$/.test(text))).toEqual([])
  })

  test('labels have up to 64 characters, explanations up to 100', () => {
    expect(wrong((word) => !isConsequence(word) && word.text.length > (isExplanation(word) ? 100 : 64))).toEqual([])
  })

  test('what an action leads to is one or two sentences of up to 160 characters', () => {
    expect(wrong((word) => isConsequence(word) && !/^.{20,159}\.$/.test(word.text))).toEqual([])
  })

  test('the words of a service weigh little', () => {
    const heavy = services.flatMap(({ name }) => {
      const weight = gzipSync(JSON.stringify(labelsOf(name, locale)!.words)).length
      return weight > 3400 ? [`${name}: ${weight}`] : []
    })
    expect(heavy).toEqual([])
  })
})

describe.each(['fr-CA', 'es-US'] as const)('%s', (locale) => {
  const english = new Map(everyWord('en-US').map(({ path, text }) => [path, text]))
  const words = everyWord(locale)

  test('nothing is left in English', () => {
    const same = words.filter(({ path, text }) => english.get(path) === text && !cognates[locale].test(text))
    expect(same.filter(({ path }) => !isOfEnumeration(path))).toEqual([])
    const left = /\b(the|of|and|with|for|from|is|this|that|who|what|your|change|delete|add|remove|view|account)\b/i
    expect(words.filter(({ text }) => left.test(text))).toEqual([])
  })

  test('people are addressed formally', () => {
    const familiar = locale === 'fr-CA' ? /(^|\s)(tu|toi|ton|ta|tes)\s/i : /(^|\s)(tú|te|tu|tus|ti)\s/i
    expect(words.filter(({ text }) => familiar.test(text))).toEqual([])
  })
})

const isConsequence = ({ path }: Word) => / consequences /.test(path)

/** Journals whose actions the specification lists have the labels of an enumeration, with cognates of their own. */
const isOfEnumeration = (path: string) => / journal /.test(path)

const humanized = (name: string) => sentence(name.replace(/Ids?$|Url$/, ''))

test('a label is the word of the trade where it has one', () => {
  const labels = services.flatMap((service) => {
    const { field } = labelsOf(service.name, 'en-US')!
    return ownedFields(service).map((one) => ({ ...one, label: field(one.entity, one.field) }))
  })
  const split = labels.filter(
    ({ field, label }) => tradeWords.includes(field) && [sentence(field), humanized(field)].includes(label ?? ''),
  )
  expect(split).toEqual([])
  const names = labels.map(({ field }) => field)
  expect(tradeWords.filter((name) => !names.includes(name))).toEqual([])
})

test('what refers to an entity is called after the entity, not after its ID', () => {
  const isCalledId = /\bIDs?$/
  const allowed = [
    'id',
    'ids',
    'classicId',
    'classicIds',
    'legacyId',
    'employeeId',
    'keyId',
    'taxId',
    'taxIds',
    'taxIdId',
  ]
  const wrong = services.flatMap((service) =>
    ownedFields(service)
      .filter(({ field }) => !allowed.includes(field))
      .map(({ entity, field }) => `${field}: ${labelsOf(service.name, 'en-US')!.field(entity, field)}`)
      .filter((one) => isCalledId.test(one)),
  )
  expect([...new Set(wrong)]).toEqual(['messageId: Message ID'])
})
