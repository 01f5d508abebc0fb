import { describe, expect, test } from 'vitest'
import { document } from './document.ts'
import { labelled } from './labelled.ts'
import { labelsOf, locales } from './labels.ts'
import { type Service, services } from './services.ts'

const labelledOf = (service: Service) => labelled(document(service, '1.2.3', new Map()), service)
const published = (name: string) => labelledOf(services.find((one) => one.name === name)!)

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Returns every property and parameter of a document by its path, however deep. */
function fieldsIn(value: unknown, path = ''): [path: string, field: Json][] {
  if (!isObject(value)) return []
  const { properties, parameters } = value
  const own = [
    ...Object.entries(isObject(properties) ? properties : {}),
    ...(Array.isArray(parameters) ? (parameters as Json[]).map((one) => [String(one['name']), one] as const) : []),
  ].filter(([, one]) => isObject(one) && (!('$ref' in one) || Object.keys(one).length > 1))
  return [
    ...own.map(([name, one]): [string, Json] => [`${path}/${name}`, one as Json]),
    ...Object.entries(value).flatMap(([key, one]) => fieldsIn(one, `${path}/${key}`)),
  ]
}

describe.each(services.map((service) => [service.name, service] as const))('%s', (_, service) => {
  const { paths, components } = labelledOf(service)
  const fields = fieldsIn({ paths, schemas: components.schemas })

  test('every property and parameter says what it is called and what its value is', () => {
    const silent = fields.filter(([, field]) => !field['x-label'] || !field['x-kind'])
    expect(silent.map(([path]) => path)).toEqual([])
    expect(fields).not.toEqual([])
  })

  test('every value of an enumeration says what it is called, in every locale', () => {
    const silent = Object.entries(components.schemas).filter(
      ([, one]) =>
        one?.enum &&
        !one.enum.every((value) => Object.keys(labelsIn(one)[String(value)] ?? {}).length === everyLocale.length),
    )
    expect(silent.map(([name]) => name)).toEqual([])
  })

  test('a call says what it leads to, where its name does not', () => {
    const { consequences = {} } = labelsOf(service.name, 'en-US')!.words
    const calls = Object.values(paths).flatMap((path) => Object.values(path))
    const told = calls.filter((one) => 'x-consequence' in one).map(({ operationId }) => operationId)
    expect(told.toSorted()).toEqual(Object.keys(consequences).toSorted())
  })
})

const everyLocale = Object.keys(locales)
const labelsIn = (schema: object) =>
  'x-labels' in schema ? (schema['x-labels'] as Record<string, Record<string, string>>) : {}

test('an entity, its fields and its calls say what people read', () => {
  const { components, paths, info } = published('branches')
  expect(info).toMatchObject({ 'x-label': { 'en-US': 'Branches', 'fr-CA': 'Bureaux' } })
  expect(components.schemas['Branch']).toMatchObject({
    'x-label': { 'en-US': 'Branch', 'en-CA': 'Branch', 'fr-CA': 'Bureau', 'es-US': 'Oficina' },
    properties: {
      name: { 'x-label': { 'en-US': 'Name', 'es-US': 'Nombre' } },
      timeZone: { 'x-hint': { 'en-US': 'Such as America/Chicago' } },
    },
  })
  expect(paths['/v1/branches/{branchId}/activate']?.['post']).toMatchObject({
    'x-label': { 'en-US': 'Activate branch', 'fr-CA': 'Activer le bureau' },
    'x-done': { 'en-US': 'Branch activated', 'es-US': 'Oficina activada' },
    parameters: [{ name: 'branchId', 'x-label': { 'en-US': 'Branch' } }, {}],
  })
})

test('a query parameter has the words of its query, not those of a field of that name', () => {
  expect(published('branches').paths['/v1/branches/journal']?.['get']?.parameters).toContainEqual(
    expect.objectContaining({ name: 'since', 'x-label': expect.objectContaining({ 'en-US': 'After entry number' }) }),
  )
})

test('a field of an object without a name has the words of the object around it', () => {
  expect(published('products').components.schemas['ProductTiers']).toHaveProperty(
    ['properties', 'productTiers', 'items', 'properties', 'name', 'x-label', 'es-US'],
    'Nombre',
  )
})

test('the values of an enumeration and the actions of a journal say what people read', () => {
  expect(published('offers').components.schemas['OfferStatus']).toMatchObject({
    'x-labels': { AVAILABLE_FOR_SALE: { 'en-US': 'Available for sale', 'fr-CA': 'En vente' } },
  })
  expect(published('branches').components.schemas['JournalEntry']).toMatchObject({
    properties: { action: { 'x-labels': { CREATE: { 'en-US': 'Branch created', 'es-US': 'Oficina creada' } } } },
  })
})

test('a call for machines only has no label', () => {
  expect(published('offers').paths['/v1/brands/{brand}/offers/migrate']?.['post']).not.toHaveProperty('x-label')
  expect(labelsOf('offers', 'en-US')?.words.actions).not.toHaveProperty('migrateOffers')
})

test('a service that is not of the contract has no words', () => {
  expect(labelsOf('nowhere', 'en-US')).toBeUndefined()
})
