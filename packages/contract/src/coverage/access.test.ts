import { expect, test } from 'vitest'
import { type Area, read } from './document.ts'
import { type Call, inventory } from './inventory.ts'
import { wordsOf } from './words.ts'

const calls = inventory()
const textOf = (area: Area) => read(area).flatMap(({ lines }) => lines.map(({ text }) => text))
const has = ({ name, operation }: Call, phrase: string) => {
  const words = new Set(wordsOf(`${operation.path} ${name}`))
  return wordsOf(phrase).every((word) => words.has(word))
}

/** Every sentence that reserves calls for machines, and the calls it means. */
test.each<[Area, sentence: string, isMeant: (call: Call, sentence: string) => boolean]>([
  [
    'commerce',
    'Machine-credential only: update provisioning type, fulfillment setup, migrate, update friendly id, update market locale (entitlements)',
    (call, sentence) => {
      const phrases = sentence.replace(/^.*?: | \(.*\)$/g, '').split(', ')
      return call.service === 'entitlements' && phrases.some((phrase) => has(call, phrase)) && !has(call, 'history')
    },
  ],
  [
    'partners',
    'Group migration calls are machine-token only.',
    (call) => call.service === 'groups' && has(call, 'migrate'),
  ],
  [
    'partners',
    'Questionnaire write calls are internal machine tokens only.',
    ({ service, operation }) => service === 'questionnaires' && operation.method !== 'GET',
  ],
  [
    'partners',
    'Machine-only: POST /v1/groups/migrate; POST /v1/groups/migrate/{id}/addAuthorizedIdentities, /addAssociates, /addOffers.',
    ({ operation }) => operation.path.startsWith('/v1/groups/migrate'),
  ],
])('%s: "%s"', (area, sentence, isMeant) => {
  expect(textOf(area).some((text) => text.includes(sentence))).toBe(true)
  const meant = calls.filter((call) => isMeant(call, sentence))
  expect(meant.length).toBeGreaterThan(2)
  for (const { name, operation } of meant) {
    expect(operation.access, name).toBe('machine')
    expect(operation.assumes ?? [], name).not.toContain('access')
  }
})

test('sections 6 and 7 reserve no other calls for machines', () => {
  const said = (['commerce', 'identity', 'partners'] as const)
    .flatMap(read)
    .filter(({ section }) => section === 6 || section === 7)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .filter((text) => /\bmachine\b/i.test(text) && !text.startsWith('Realms:'))
  expect(said).toHaveLength(4)
  expect(said[1]).toContain(
    'Reserved for machine credentials: update provisioning type, fulfillment setup, entitlement migrate',
  )
})
