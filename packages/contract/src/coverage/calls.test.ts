import { beforeAll, describe, expect, test } from 'vitest'
import { type Complaint, judge } from './complaints.ts'
import { type Area, documents, type Line, type Part, placeOf, read } from './document.ts'
import { type Call, inventory } from './inventory.ts'
import { type Coverage, cover } from './match.ts'
import { readings } from './readings.ts'
import { type Statement, statements } from './statements.ts'

const areas = Object.keys(documents) as Area[]
const headings = areas.flatMap(read).filter(({ section, title }) => section === 7 && title !== '')
const puzzles: string[] = []
const puzzled = (area: Area) => (line: Line, words: string) => puzzles.push(`${placeOf(area, line)}  ${words}`)
const read7 = (part: Part) => statements(part, puzzled(part.area))
const said = new Map(headings.map((part) => [part, read7(part)]))
const statementsAt = (part: Part) => said.get(part) ?? []

let calls: readonly Call[]
let covered: ReadonlyMap<Part, Coverage>
beforeAll(() => {
  calls = inventory()
  covered = new Map(headings.map((part) => [part, cover(statementsAt(part), calls)]))
})

test('every call in the specification is in the contract, with its query, body and form', () => {
  const complaints: Complaint[] = [...covered.values()].flatMap((one) => one.complaints)
  expect(judge(complaints, 'calls').join('\n')).toBe('')
})

test('every line of section 7 is parsed', () => {
  expect(puzzles).toEqual([])
  for (const { area, quote } of readings)
    expect(
      read(area).some(({ section, lines }) => section === 7 && lines.some(({ text }) => text.includes(quote))),
      quote,
    ).toBe(true)
  for (const part of headings)
    for (const line of part.lines)
      if (!readings.some(({ quote, reading }) => line.text === quote && reading === ''))
        expect(
          statementsAt(part).some((statement) => statement.line === line),
          placeOf(part.area, line),
        ).toBe(true)
})

describe('"A v1 copy of most of the above exists under /v1/users/{id}/serviceRequests"', () => {
  test('covers more than three quarters of the calls', () => {
    const base = '/v2/identities/{}/serviceRequests'
    const forms = new Set(calls.flatMap(({ operation, forms }) => forms.map((form) => `${operation.method} ${form}`)))
    const above = calls.filter(({ forms, count }) => count === 1 && forms.some((form) => form.startsWith(base)))
    const copied = above.filter(({ operation, forms: [form = ''] }) =>
      forms.has(`${operation.method} ${form.replace(base, '/v1/users/{}/serviceRequests')}`),
    )
    expect(copied.length / above.length).toBeGreaterThan(0.75)
  })
})

describe('"Every service has GET journal (query) and GET journal max clock."', () => {
  test('is in the specification', () => {
    const sentences = areas.flatMap(read).filter(({ section, title }) => section === 7 && title === '')
    const text = sentences.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
    expect(text).toContain('Every service has GET journal (query) and GET journal max clock.')
    expect(text).toContain('Each service has GET journal (query) and GET journal/maxClock.')
  })

  test('holds for every service', () => {
    const services = Map.groupBy(calls, ({ service }) => service)
    const without = [...services].filter(([, own]) => {
      const journal = own.some(
        ({ operation: { method, path, query } }) => method === 'GET' && path.endsWith('/journal') && query,
      )
      const clock = own.some(({ operation: { method, path } }) => method === 'GET' && path.endsWith('/maxClock'))
      return !journal || !clock
    })
    expect(without.map(([service]) => service)).toEqual([])
  })
})

test('the contract has at least as many methods and paths as the specification', async ({ annotate }) => {
  const named = new Set(
    [...said.values()]
      .flat()
      .map((statement: Statement) =>
        JSON.stringify([statement.part.area, statement.part.title, statement.method, statement.base, statement.target]),
      ),
  )
  const services = new Set(calls.map(({ service }) => service))
  const total = calls.reduce((sum, { count }) => sum + count, 0)
  await annotate(
    `${total} methods and paths of ${services.size} services; sections 7 name ${named.size} beside journals and clocks`,
  )
  expect(total).toBeGreaterThanOrEqual(named.size)
  // Counted by hand in the three documents, journals and clocks included, before there was a contract.
  expect(total).toBeGreaterThanOrEqual(1290)
})

describe('removing a call is detected', () => {
  // Two services may have the same address, each on its host.
  const isAlike = (one: Call, other: Call) =>
    one.operation.method === other.operation.method && one.forms.some((form) => other.forms.includes(form))

  test.each(headings.filter((part) => statementsAt(part).length))('$area: $title', (part) => {
    const met = new Set(covered.get(part)?.met.values())
    const services = new Set([...met].map(({ service }) => service))
    const near = calls.filter(({ service }) => services.has(service))
    for (const call of met) {
      const others = near.filter((other) => !isAlike(call, other))
      const missing = cover(statementsAt(part), others).complaints.map(({ what }) => what)
      expect(missing, `without ${call.name}`).toContain('in no contract file')
    }
  })
})
