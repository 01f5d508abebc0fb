import * as index from '../index.ts'
import { isOperation, isSchema, pick } from '../openapi/exports.ts'
import { type Service, services } from '../openapi/services.ts'
import type { Operation } from '../operation.ts'

/** A field's name, with that of the schema that contains it; a path parameter has none. */
export interface OwnedField {
  readonly entity: string | undefined
  readonly field: string
}

const names = new Map(
  [index, ...services.map(({ exports }) => exports)].flatMap((exports) =>
    Object.entries(pick(exports, isSchema)).map(([name, schema]) => [schema as unknown, name] as const),
  ),
)

interface Anything {
  readonly entries?: Readonly<Record<string, unknown>>
  readonly [part: string]: unknown
}

const isObject = (value: unknown): value is Anything => typeof value === 'object' && value !== null

/** Calls back with each object schema reachable from a value, and its name or that of the nearest one around it. */
function visit(value: unknown, around: string, found: (schema: Anything, name: string) => void, seen = new Set()) {
  if (!isObject(value) || seen.has(value)) return
  seen.add(value)
  const name = names.get(value) ?? around
  if (value.entries) found(value, name)
  const { wrapped, item, value: element, options } = value
  for (const part of [wrapped, item, element, ...(Array.isArray(options) ? options : [])])
    visit(part, name, found, seen)
  for (const part of Object.values(value.entries ?? {})) visit(part, name, found, seen)
}

/** Returns every field of the bodies, queries and answers of a service, and every path parameter. */
export function ownedFields({ exports }: Service): OwnedField[] {
  const fields = new Map<string, OwnedField>()
  const add = (entity: string | undefined, field: string) => fields.set(`${entity}.${field}`, { entity, field })
  const read = (value: unknown, around: string) =>
    visit(value, around, ({ entries = {} }, name) => Object.keys(entries).forEach((field) => add(name, field)))
  for (const [name, { body, query, returns, path }] of Object.entries(pick(exports, isOperation))) {
    for (const schema of [body, query, returns]) read(schema, name)
    for (const [, parameter = ''] of path.matchAll(/\{(\w+)\}/g)) add(undefined, parameter)
  }
  for (const [name, schema] of Object.entries(pick(exports, isSchema))) read(schema, name)
  return [...fields.values()]
}

/** Whether an operation reads a journal or its clock. */
export const isOfJournal = ({ path }: Operation): boolean => /\/(journal|maxClock)$/.test(path)

/** Returns the names of the entities that a service's answers contain, without those of its journal. */
export function answeredEntities({ exports }: Service): string[] {
  const found = new Set<string>()
  for (const operation of Object.values(pick(exports, isOperation)))
    if (!isOfJournal(operation)) visit(operation.returns, '', (_, name) => found.add(name))
  found.delete('')
  return [...found]
}
