import { expect, test } from 'vitest'
import { agreementLanguages, fillAgreement } from './debit-agreement.rules.ts'
import { agreementTexts } from './debit-agreement.texts.ts'

test.each([
  ['CA', 'fr-CA', undefined, ['fr', 'en']],
  ['CA', 'en-CA', 'QC', ['fr', 'en']],
  ['CA', 'en-CA', 'ON', ['en', 'fr']],
  ['CA', 'es-US', undefined, ['en', 'fr']],
  ['US', 'en-US', undefined, ['en', 'es']],
  ['US', 'es-US', undefined, ['es', 'en']],
  ['US', 'fr-CA', 'QC', ['en', 'es']],
] as const)('an account in %s, read in %s, billed in %s: %j', (country, locale, region, languages) => {
  expect(agreementLanguages(country, locale, region)).toEqual(languages)
})

const payee = { name: 'Example $& Plans {days}', contact: 'help@example.com', noticeDays: 90 }

test('names and notice are filled in as they are, the notice up to what the rule allows', () => {
  const text = { version: '1', title: 'A', paragraphs: ['{payee}, {contact}, {days} days, {other}'] }
  expect(fillAgreement(text, payee).paragraphs).toEqual(['Example $& Plans {days}, help@example.com, 30 days, {other}'])
  expect(fillAgreement(text, { ...payee, noticeDays: undefined }).paragraphs[0]).toContain('10 days')
})

test.each(['en', 'fr'] as const)('the Canadian agreement in %s says all that Rule H1 asks for', (language) => {
  const { paragraphs } = fillAgreement(agreementTexts.CA[language]!, payee)
  const text = paragraphs.join('\n')
  const facts =
    language === 'en'
      ? ['authorize', 'Personal', 'cancel', '30 days', 'payments.ca', 'recourse', 'reimbursement', 'help@example.com']
      : [
          'autorise',
          'personnel',
          'révoquer',
          '30 jours',
          'paiements.ca',
          'recours',
          'remboursement',
          'help@example.com',
        ]
  for (const fact of facts) expect(text).toContain(fact)
})

test('no language of an agreement is missing', () => {
  expect(Object.keys(agreementTexts.CA)).toEqual(['en', 'fr'])
  expect(Object.keys(agreementTexts.US)).toEqual(['en', 'es'])
})
