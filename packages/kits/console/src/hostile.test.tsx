import { entriesOf } from '@memberkit/contract/fields'
import { drawn } from '@memberkit/testing/tasks'
import { expect, test, vi } from 'vitest'
import { page as screenPage } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { EntityPage } from './entity/EntityPage.tsx'
import { DeskListPage } from './list/DeskListPage.tsx'
import type { Desk, DeskPage, Entity } from './runtime/desk.ts'
import { until } from './testing/drawing.ts'
import { openKit, text } from './testing/open-kit.tsx'
import { openOperation } from './testing/open-operation.tsx'
import { desks } from './testing/operation-cases.ts'
import { sampleEntity } from './testing/samples.ts'

/** The data that a newer, older or broken platform may send of an entity. */
const broken: Readonly<Record<string, (entity: Entity, page: DeskPage) => Entity>> = {
  'values nobody knew yet': (entity, { fields }) => ({
    ...entity,
    ...Object.fromEntries(
      fields.filter(({ kind }) => kind === 'enumeration').map((one) => [one.name, one.isList ? ['NEWER'] : 'NEWER']),
    ),
    neverHeardOf: { inside: [1] },
  }),
  'nothing but its id': (entity, { idField }) => ({ [idField]: entity[idField] }),
  'values of other types': (entity, { idField, fields }) =>
    Object.fromEntries(
      fields.map(({ name, isList, schema }) => [
        name,
        name === idField
          ? entity[name]
          : isList
            ? 'no list'
            : Object.keys(entriesOf(schema)).length > 0
              ? 7
              : { no: 'text' },
      ]),
    ),
  'null everywhere': (entity, { idField, fields }) =>
    Object.fromEntries(fields.map(({ name }) => [name, name === idField ? entity[name] : null])),
}

/** Answers every read with this entity, alone or in a list. */
const answering = (page: DeskPage, entity: Entity) => async (input: RequestInfo | URL) => {
  const path = new URL(input instanceof Request ? input.url : String(input)).pathname
  const isJournal = /journal/i.test(path)
  const isOne = page.read !== undefined && new RegExp(`${page.read.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return Response.json(isJournal ? [] : isOne ? entity : [entity])
}

test.each(Object.entries(broken))('no page breaks over an entity with %s', async (_, breaking) => {
  const problems: string[] = []
  for (const desk of desks)
    for (const page of desk.pages) {
      if (!page.schema) continue
      const entity = breaking(sampleEntity(page.schema, page.name), page)
      problems.push(...(await crashesOf(desk, page, entity)))
    }
  expect(problems).toEqual([])
})

async function crashesOf(desk: Desk, page: DeskPage, entity: Entity): Promise<string[]> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const id = String(entity[page.idField] ?? 'sample-1')
  const scope = Object.fromEntries(['identityId', 'brand', 'groupId', 'owners'].map((name) => [name, 'sample-1']))
  const place = { service: desk.service, page: page.name, in: scope }
  const parts = [<EntityPage key="entity" page={page} id={id} />, <DeskListPage key="list" page={page} />]
  const found: string[] = []
  for (const part of parts.slice((page.read ?? page.ways[0]) ? 0 : 1)) {
    const { events } = await openOperation({ desk, place, fetch: answering(page, entity), children: part })
    await until(() => document.querySelector('h2, h3, form') !== null)
    await drawn()
    const crash = events.find(({ data }) => (data as { cause?: string }).cause === 'crash')
    if (crash)
      found.push(`${desk.service} ${page.name} ${part.key}: ${String(complaints.mock.calls[0]?.[0]).slice(0, 160)}`)
    await cleanup()
    complaints.mockClear()
  }
  complaints.mockRestore()
  return found
}

test.each([
  ['an unknown service', '/?service=nothing&page=Thing', /This page doesn’t exist/],
  ['an unknown page', '/?service=taxes&page=Thing', /This page doesn’t exist/],
  ['an unknown operation', '/?service=taxes&flow=call&call=nothing', /This page doesn’t exist/],
  ['a name of every object', '/?service=constructor&page=__proto__', /This page doesn’t exist/],
  ['an unknown id', '/?service=notifications&page=NotificationTemplate&id=nothing', /can’t find/i],
])('the address of %s says so', async (_, address, words) => {
  await openKit({ address })
  await expect.element(text(words)).toBeVisible()
})

test.each([
  ['console/failed', /couldn’t load|went wrong/i],
  ['console/too-many-requests', /too many/i],
  ['console/denied', /don’t have access/i],
  ['console/offline', /offline|connection/i],
] as const)('%s: an entity says why it cannot be shown', async (scenario, words) => {
  await openKit({ scenario, address: '/?service=notifications&page=NotificationTemplate&id=invoice-paid' })
  await expect.element(screenPage.getByText(words, { exact: false }).first()).toBeVisible()
})
