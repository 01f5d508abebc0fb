import { entriesOf, type Field, fieldsOf, schemaNames } from '../fields/index.ts'
import * as index from '../index.ts'
import { isOperation, isSchema, pick } from '../openapi/exports.ts'
import { services } from '../openapi/services.ts'
import type { Schema } from '../wire.ts'

/** A field with the names of its service and of the schema that contains it. */
export interface OwnedField extends Field {
  readonly service: string
  readonly owner: string
}

/** The names of all exported schemas. */
export const names = schemaNames(index, ...services.map(({ exports }) => exports))

const inside = (schema: Schema): Schema[] => {
  const { wrapped, item, value, options } = schema as Schema & Record<string, unknown>
  return [wrapped, item, value, ...(Array.isArray(options) ? options : [])].filter(isSchema)
}

/** Returns each field of each entity, body and query of the contract, once per service. */
export function everyField(): OwnedField[] {
  return services.flatMap(({ name: service, exports }) => {
    const found: OwnedField[] = []
    const seen = new Set<Schema>()
    const visit = (schema: Schema | undefined, above: string) => {
      if (!schema || seen.has(schema)) return
      seen.add(schema)
      const owner = names.get(schema) ?? above
      found.push(...fieldsOf(schema, names.get(schema) ?? above).map((field) => ({ ...field, service, owner })))
      for (const one of [...inside(schema), ...Object.values(entriesOf(schema))]) visit(one, owner)
    }
    for (const [name, schema] of Object.entries(pick(exports, isSchema))) visit(schema, name)
    for (const [name, { body, query, returns }] of Object.entries(pick(exports, isOperation)))
      for (const schema of [body, query, returns]) visit(schema, name)
    return found
  })
}
