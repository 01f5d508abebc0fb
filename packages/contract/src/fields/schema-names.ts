import type { Schema } from '../schema.ts'

/** The exports of a service, or of several. */
export type Exports = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** Returns the names of schemas by their identity. An enumeration's labels are found by its name. */
export function schemaNames(...modules: readonly Exports[]): ReadonlyMap<Schema, string> {
  const names = new Map<Schema, string>()
  for (const exports of modules)
    for (const [name, value] of Object.entries(exports))
      if (isSchema(value) && value.type !== 'string') names.set(value, name)
  return names
}
