import type { Operation } from '@memberkit/contract'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entriesOf, refersIn } from '@memberkit/contract/fields'
import { editSections } from '../edit/edit-sections.ts'
import { scopeParams } from '../runtime/address.ts'
import { type Desk, deskOf, type DeskPage } from '../runtime/desk.ts'
import { isMachineOnly, isOperation } from '../runtime/operations.ts'
import { browseOf, isReadById, searchesOf } from '../runtime/targets.ts'
import { consoleServices } from '../services.ts'

/**
 * Services of the contract that have no console yet. To add one: `npm run new:console -- <service>` writes a definition
 * with a place for every operation; improve it, list it in `services/lists` and `services/loaders`, and remove it here.
 */
const withoutConsole: readonly string[] = []

const contract = join(import.meta.dirname, '../../../../contract/src')
const known = ['commerce', 'identity', 'partners'].flatMap((area) =>
  globSync('*.ts', { cwd: join(contract, area) })
    .filter((file) => !/\..*\.ts$/.test(file) && file !== 'cart.ts')
    .map((file) => file.replace('.ts', '')),
)

const definitions = await Promise.all(consoleServices.map(async (entry) => ({ entry, definition: await entry.load() })))
const desks = definitions.map(({ entry, definition }) => ({
  entry,
  definition,
  desk: deskOf(entry.service, definition),
}))

/** The names of the operations that some screen leads to. */
function shownIn({ pages, tools, worker }: Desk): Set<string> {
  const named = [...pages, ...(worker ? [worker] : [])].flatMap(
    ({ definition, ways, find, create, edit, actions, panels }) => [
      ...[...ways, ...find, ...create, ...edit, ...actions, ...panels].map(({ name }) => name),
      ...[definition.read, definition.journal, definition.clock].filter((name) => name !== undefined),
    ],
  )
  return new Set([...named, ...tools.map(({ name }) => name)])
}

test('every service of the contract has a console, or is listed as being without one', () => {
  const described = new Set(consoleServices.map(({ service }) => service))
  expect(
    known.filter((service) => !described.has(service)).toSorted(),
    'run `npm run new:console -- <service>` and list it in services/lists',
  ).toEqual(withoutConsole.toSorted())
})

describe.each(desks.map((one) => [one.entry.service, one] as const))('%s', (_, { entry, definition, desk }) => {
  const operations = Object.entries(definition.module).filter((one): one is [string, Operation] => isOperation(one[1]))

  test('every operation is reachable from some screen, or says why not; those of machines never are', () => {
    const shown = shownIn(desk)
    const excused = definition.definition.notShown ?? {}
    const missing = operations
      .filter(([name, operation]) => !isMachineOnly(operation) && !shown.has(name) && !excused[name])
      .map(([name]) => name)
    expect(missing).toEqual([])
    expect(operations.filter(([name, operation]) => isMachineOnly(operation) && shown.has(name))).toEqual([])
    expect(Object.keys(excused).filter((name) => shown.has(name))).toEqual([])
  })

  test('a service without a page says why', () => {
    const { pages = {}, noPages } = definition.definition
    const reason = expect.stringMatching(/^[A-Z].+\.$/)
    expect({ noPages }).toEqual({ noPages: Object.keys(pages).length === 0 ? reason : undefined })
  })

  test('every status has transitions, or says why it has none', () => {
    for (const { name, definition: page, transitions } of desk.pages) {
      const hasNone = page.status !== undefined && Object.keys(transitions).length === 0
      const reason = expect.stringMatching(/^[A-Z].+\.$/)
      expect({ name, why: page.noTransitions }).toEqual({ name, why: hasNone ? reason : undefined })
    }
  })

  test('the list of services says what the definition has', () => {
    expect(entry.pages).toEqual(desk.pages.map(({ name }) => name))
    expect(entry.tools ?? []).toEqual(desk.tools.map(({ name }) => name))
    const ofWorker = desk.worker && [desk.worker.definition.read, ...desk.worker.actions.map(({ name }) => name)]
    expect(entry.worker).toEqual(ofWorker)
    expect(entry.creates ?? []).toEqual(
      desk.pages.flatMap(({ name, create }) => create.map((one) => ({ page: name, operation: one.name }))),
    )
    for (const page of [...(entry.search ?? []), ...(entry.ids ?? [])]) expect(entry.pages).toContain(page)
  })

  test('what is listed of one other entity is related to that', () => {
    const listedOf = desk.pages.flatMap(({ name, ways: [way] }) => {
      const params = way && !way.isSearch ? scopeParams(way.operation) : []
      return params.length === 1 && refersIn(name, params[0]!, {}) ? [[name, params[0]]] : []
    })
    expect(entry.of ?? {}).toEqual(Object.fromEntries(listedOf))
  })

  test('what the home page searches can be found there, and all that is listed whole or read by its id is', () => {
    const { search = [], ids = [] } = entry
    const searched = new Set([...search, ...ids])
    const isFound = (page: DeskPage) => isReadById(page) || Boolean(browseOf(page)) || searchesOf(page).length > 0
    const named = (isWanted: (page: DeskPage) => boolean) => desk.pages.filter(isWanted).map(({ name }) => name)
    expect(named((page) => searched.has(page.name) && !isFound(page))).toEqual([])
    expect(named((page) => isReadById(page) && !searched.has(page.name))).toEqual([])
    // A list that a query narrows may be too long to read whole.
    const isPlain = (page: DeskPage) => browseOf(page)?.operation.query === undefined && browseOf(page) !== undefined
    expect(named((page) => isPlain(page) && !search.includes(page.name))).toEqual([])
  })

  test('what can run on several rows has a list of them', () => {
    const bulk = desk.pages.filter(({ actions }) => actions.some(({ traits }) => traits.isBulk))
    expect(bulk.filter(({ ways }) => ways.length === 0).map(({ name }) => name)).toEqual([])
  })

  test('every section is of fields that the entity has', () => {
    for (const page of desk.pages)
      for (const { operation } of page.edit) {
        const fields = operation.body ? Object.keys(entriesOf(operation.body)) : []
        expect(fields.filter((name) => !page.fields.some((field) => field.name === name))).toEqual([])
      }
  })

  test('every edit has a section with fields of its own', () => {
    for (const page of desk.pages)
      expect(editSections(page, desk.names).map(({ name }) => name)).toEqual(page.edit.map(({ name }) => name))
  })
})
