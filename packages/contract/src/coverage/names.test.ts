import { expect, test } from 'vitest'
import { isSchema } from '../openapi/exports.ts'
import { services } from '../openapi/services.ts'
import { inventory } from './inventory.ts'

const entries = services.flatMap(({ name, exports }) =>
  Object.entries(exports).map(([exported, value]) => ({ service: name, exported, value })),
)

test('a name is unique in the whole contract', () => {
  const clashes = [...Map.groupBy(entries, ({ exported }) => exported)]
    .filter(([, same]) => new Set(same.map(({ value }) => value)).size > 1)
    .map(([exported, same]) => `${exported}: ${same.map(({ service }) => service).join(', ')}`)
  expect(clashes).toEqual([])
})

test('a method and path are unique in a service, and so are service names', () => {
  const places = Map.groupBy(
    inventory(),
    ({ service, operation }) => `${service} ${operation.method} ${operation.path.replace(/\{\w+\}/g, '{}')}`,
  )
  const clashes = [...places]
    .filter(([, same]) => same.length > 1)
    .map(([place, same]) => `${place}: ${same.map(({ name }) => name).join(', ')}`)
  expect(clashes).toEqual([])
  for (const { service, operation, name } of inventory()) expect(operation.service, name).toBe(service)
  expect(new Set(services.map(({ name }) => name)).size).toBe(services.length)
})

test('a schema is exported under one name', () => {
  const schemas = entries.filter(({ value }) => isSchema(value) && value.type !== 'string')
  const clashes = [...Map.groupBy(schemas, ({ value }) => value)]
    .map(([, same]) => [...new Set(same.map(({ exported }) => exported))])
    .filter((names) => names.length > 1)
  expect(clashes).toEqual([])
})
