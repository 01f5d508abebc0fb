import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import { fieldOf } from '../fields/index.ts'
import * as index from '../index.ts'
import type { Operation } from '../operation.ts'
import type { Entity, Provenance, Schema } from '../wire.ts'
import { isAssumed, isEntity, isOperation, isSchema, pick } from './exports.ts'
import { meaning } from './meaning.ts'
import { type Service, services } from './services.ts'

/** Shared schemas by export name. Building blocks have lower-case names. */
const shared = Object.fromEntries(Object.entries(pick(index, isSchema)).filter(([name]) => /^[A-Z]/.test(name)))
const formats: Record<string, string> = { LocalDate: 'date', Instant: 'date-time' }

/** Export names of all schemas in the contract: a service can return an entity of another. */
const everywhere = new Map(
  services.flatMap(({ exports }) => Object.entries(pick(exports, isSchema)).map(([name, schema]) => [schema, name])),
)

const sharedNames = new Map(Object.entries(shared).map(([name, schema]) => [schema, name]))

/** Returns the name of a schema, if it is exported. */
export const nameOf = (schema: Schema): string | undefined => sharedNames.get(schema) ?? everywhere.get(schema)

/** Returns the schemas of a service by published name. */
export function namedSchemas({ exports }: Service): Record<string, Schema> {
  const operations = pick(exports, isOperation)
  return { ...foreign(operations), ...shared, ...journalEntries(operations), ...pick(exports, isSchema) }
}

/** Returns the exported schemas that operations reference, from any service. */
function foreign(operations: Record<string, Operation>): Record<string, Schema> {
  const named: Record<string, Schema> = {}
  const seen = new Set<unknown>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const name = isSchema(value) ? everywhere.get(value) : undefined
    if (name && isSchema(value)) named[name] = value
    Object.values(value).forEach(visit)
  }
  for (const { params, query, body, returns } of Object.values(operations)) visit([params, query, body, returns])
  return named
}

/** Returns the schemas of journal entries, which have no export: named after the journal if there are several. */
function journalEntries(operations: Record<string, Operation>): Record<string, Schema> {
  const entries = Object.entries(operations).flatMap(([name, { path, returns }]) => {
    const entry = path.endsWith('/journal') && returns && 'item' in returns ? returns.item : undefined
    return isSchema(entry) ? [[`${name.charAt(0).toUpperCase()}${name.slice(1)}Entry`, entry] as const] : []
  })
  const [first, ...others] = entries
  return first && others.length === 0 ? { JournalEntry: first[1] } : Object.fromEntries(entries)
}

/** Converts named schemas, each with its provenance and, where its source has one, its description. */
export function components(named: Record<string, Schema>, descriptions: ReadonlyMap<string, string>) {
  const definitions = toJsonSchemaDefs(named, {
    target: 'draft-2020-12',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema: ({ valibotSchema, jsonSchema }) => published(valibotSchema, jsonSchema),
  })
  for (const [name, definition] of Object.entries(definitions)) {
    const description = descriptions.get(name)
    if (description) definition.description = description
    if (formats[name]) definition.format = formats[name]
  }
  return definitions
}

/** The schema of a file: JSON Schema has no bytes. */
export const bytes: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }

function published(schema: unknown, json: JsonSchema): JsonSchema | undefined {
  if (isEntity(schema)) return withProvenance(schema, json)
  if (isSchema(schema) && schema.type === 'picklist')
    return marked(json, { 'x-provenance': isAssumed(schema) ? 'assumed' : 'stated', 'x-open-when-received': true })
  if (isSchema(schema) && schema.type === 'blob') return bytes
  if (isSchema(schema) && schema.type === 'record') return marked({ type: 'object' }, { 'x-provenance': 'unshown' })
  return undefined
}

function withProvenance(entity: Entity, strict: JsonSchema): JsonSchema {
  const { additionalProperties: _, ...json } = strict
  const properties: Record<string, JsonSchema> = {}
  const owner = nameOf(entity)
  for (const [name, origin] of provenanceOf(entity)) {
    const field = entity.entries[name]
    properties[name] = marked(json.properties?.[name] as JsonSchema, {
      'x-provenance': origin,
      ...(isSchema(field) && meaning(fieldOf(name, field, owner))),
    })
  }
  return { ...json, properties }
}

const marked = (json: JsonSchema, extensions: Record<string, unknown>): JsonSchema =>
  Object.assign({}, json, extensions)

/** Returns each field of an entity with its provenance. */
export function provenanceOf({ parts }: Entity): [field: string, origin: Provenance][] {
  const origins = Object.entries(parts) as [Provenance, object][]
  return origins.flatMap(([origin, fields]) =>
    Object.keys(fields).map((field): [string, Provenance] => [field, origin]),
  )
}
