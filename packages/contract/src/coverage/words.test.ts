import { describe, expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { type Locale, labelsOf, locales } from '../openapi/labels.ts'
import { services } from '../openapi/services.ts'
import type { Operation } from '../operation.ts'
import { valuesOf } from './inventory.ts'
import { answeredEntities, isOfJournal, ownedFields } from './owned-fields.ts'

const everyLocale = Object.keys(locales) as Locale[]
const operationsOf = (exports: Readonly<Record<string, unknown>>) => Object.entries(pick(exports, isOperation))

/** Whether a person can call it: journals are read by pages of their own. */
const isForPeople = (operation: Operation) => operation.access !== 'machine' && !isOfJournal(operation)
const isReading = ({ method, idempotent }: Operation) => method === 'GET' || idempotent === true

/** The actions of a service's journal; none if the specification lists none, `undefined` without a journal. */
function actionsOf(exports: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const journal = operationsOf(exports).find(([, { path }]) => path.endsWith('/journal'))?.[1].returns
  const entry = journal && 'item' in journal ? (journal.item as { entries: { action: unknown } }) : undefined
  return entry && valuesOf(entry.entries.action)
}

/** The name of an entity: shared, or among the words of the service that exports it. */
function named(locale: Locale, entity: string) {
  const homes = services.filter(({ exports }) => entity in exports).map(({ name }) => name)
  const tables = homes.map((name) => labelsOf(name, locale)?.words.entities)
  return [locales[locale].common.entities, ...tables].find((table) => table?.[entity])?.[entity]
}

describe.each(everyLocale)('%s', (locale) => {
  describe.each(services.map((service) => [service.name, service] as const))('%s', (name, service) => {
    const labels = labelsOf(name, locale)!
    const { words } = labels
    const operations = operationsOf(service.exports)

    test('every field has a label', () => {
      const missing = ownedFields(service).filter(({ entity, field }) => !labels.field(entity, field)?.trim())
      expect(missing).toEqual([])
    })

    test('no label or hint is idle', () => {
      const keys = ownedFields(service).flatMap(({ entity, field }) => [field, `${entity}.${field}`])
      const idle = [words.fields, words.hints ?? {}].flatMap((table) =>
        Object.keys(table).filter((key) => !keys.includes(key)),
      )
      expect(idle).toEqual([])
    })

    test('every call that a person can make says what it does, and when it is done', () => {
      const callable = operations.filter(([, operation]) => isForPeople(operation))
      expect(Object.keys(words.actions).toSorted()).toEqual(callable.map(([call]) => call).toSorted())
      const changing = callable.filter(([, operation]) => !isReading(operation)).map(([call]) => call)
      expect(Object.keys(words.done ?? {}).toSorted()).toEqual(changing.toSorted())
    })

    test('the service and every entity that it answers with have a name', () => {
      const unnamed = answeredEntities(service).filter((entity) => !named(locale, entity)?.one)
      expect(unnamed).toEqual([])
      expect(words.name).toEqual({ one: expect.any(String), many: expect.any(String), about: expect.any(String) })
    })

    test('every action of the journal has a label', () => {
      const listed = actionsOf(service.exports)
      if (listed?.length) expect(Object.keys(words.journal ?? {}).toSorted()).toEqual(listed.toSorted())
      else for (const action of Object.keys(words.journal ?? {})) expect(action).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
    })
  })
})

test('services without words for their journal write none', () => {
  const without = services.filter(({ name }) => !labelsOf(name, 'en-US')?.words.journal).map(({ name }) => name)
  expect(without).toEqual(['email-verification'])
})

/** The input of queries that name none of their parameters: a field of the forms that send them. */
const freeParameters = 'parameters'

test('every shared word is used', () => {
  const named = services.flatMap(ownedFields).flatMap(({ entity, field }) => [field, `${entity}.${field}`])
  const fields = [...named, freeParameters]
  const { common } = locales['en-US']
  const idle = [common.fields, common.hints].flatMap((table) =>
    Object.keys(table).filter((key) => !fields.includes(key)),
  )
  expect(idle).toEqual([])
})

test('no service repeats a label that services share', () => {
  const repeated = services.flatMap(({ name }) =>
    Object.keys(labelsOf(name, 'en-US')!.words.fields)
      .filter((key) => everyLocale.every((locale) => isRepeated(name, key, locale)))
      .map((key) => `${name}: ${key}`),
  )
  expect(repeated).toEqual([])
})

/** Whether a label would be the same without the service's or the entity's own. */
function isRepeated(service: string, key: string, locale: Locale): boolean {
  const { words, common } = labelsOf(service, locale)!
  const field = key.split('.').at(-1)!
  const other = field === key ? common.fields[key] : (words.fields[field] ?? common.fields[field])
  return words.fields[key] === other
}
