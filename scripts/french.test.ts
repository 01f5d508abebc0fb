import { expect, test } from 'vitest'

// Every word that a person reads in French, wherever it stands: dictionaries of packages, and labels of the contract.
const modules = import.meta.glob<Record<string, unknown>>(
  ['../packages/**/src/**/*fr-CA*.ts', '../packages/**/src/**/fr-CA/*.ts', '!**/*.test.ts'],
  { eager: true },
)

function textsIn(value: unknown, above: string, seen = new Set<unknown>()): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place: above, text: value }]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, `${above} ${key}`, seen))
}

const texts = Object.entries(modules).flatMap(([file, exported]) => textsIn(exported, file))

test('dictionaries of every kind are found', () => {
  const places = Object.keys(modules).join()
  for (const part of [
    'contract/src/labels',
    'contract/src/words/offers',
    'foundation/src/messages/fr-CA',
    'invoices/src/messages/pay',
  ]) {
    expect(places).toContain(part)
  }
  expect(texts.length).toBeGreaterThan(1000)
})

// As Quebec's Office de la langue française sets it: a no-break space before a colon and inside guillemets, none before
// a semicolon, a question mark or an exclamation mark.
test.each([
  ['a colon follows a no-break space, but for the colon of a time or an address', /[^\u00a0\d/]:(?!\/\/)/],
  ['guillemets have a no-break space inside', /«[^\u00a0]|[^\u00a0]»/],
  ['no space before a semicolon, a question mark or an exclamation mark', /\s[;?!]/],
])('%s', (_, wrong) => {
  expect(texts.filter(({ text }) => wrong.test(text))).toEqual([])
})
