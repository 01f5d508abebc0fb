import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { Schema } from '../wire.ts'
import { call } from './calls.ts'
import { isOperation, pick, transitionsIn } from './exports.ts'
import { parameters, responses, securitySchemes, serverOf } from './platform.ts'
import { bytes, components, namedSchemas } from './schemas.ts'
import type { Service } from './services.ts'
import { actionOf } from '../action-of.ts'

type Call = ReturnType<typeof call>

/** The OpenAPI 3.1 document of one service. `descriptions` are texts by export name. */
export function document(service: Service, version: string, descriptions: ReadonlyMap<string, string>) {
  const named = namedSchemas(service)
  const refer = referTo(named)
  const transitions = transitionsIn(service.exports)
  const paths: Record<string, Record<string, Call>> = {}
  for (const [name, operation] of Object.entries(pick(service.exports, isOperation)))
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = call(name, operation, {
      tag: service.title,
      refer,
      description: descriptions.get(name),
      transition: transitions[actionOf(operation)],
    })
  return {
    openapi: '3.1.1',
    info: {
      title: `Memberkit: ${service.title}`,
      version,
      summary: `The ${service.name} service, as Memberkit calls it.`,
      description: preface,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [serverOf(service.name)],
    security: [{ credentials: [], securityHeader: [] }],
    tags: [{ name: service.title, description: `Calls of the ${service.name} service.` }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => one.localeCompare(other, 'en'))),
    components: { parameters, responses, securitySchemes, schemas: reachable(paths, components(named, descriptions)) },
  }
}

const preface = [
  'Made from the operations that `@memberkit/contract` exports; each `operationId` is the name of one.',
  'The specification shows few field names, so every field carries `x-provenance`: `stated` (the specification names it), `assumed` (the name is ours) or `unshown` (sent, but its shape is not shown). Paths, reserved access, realms and transitions carry it too.',
  '`x-transition` lists the statuses of an entity in which a call is possible (`from`; any, when absent) and those it can lead to (`to`; unchanged, when absent).',
  '`x-kind` says what a value is (such as `money`, `date`, `phone`, `multiline` or `reference`), `x-refers` which service and entity an identifier refers to or why none, `x-sensitive` that a value is shown masked, `x-currency` which field has the currency of an amount (`currency` beside it, or that of the entity that contains it), `x-unit` the unit of a number and `x-limits` its least and greatest value.',
  'Statuses 200 to 499 are answers the caller inspects; only 500 and above are failures. Enumerations are closed when sent and open when received.',
].join('\n\n')

function referTo(named: Record<string, Schema>) {
  const names = new Map(Object.entries(named).map(([name, schema]) => [schema, name]))
  return function refer(schema: Schema): JsonSchema {
    const name = names.get(schema)
    if (name) return { $ref: `#/components/schemas/${name}` }
    if (schema.type === 'array' && 'item' in schema) return { type: 'array', items: refer(schema.item as Schema) }
    const { $schema: _, ...json } = toJsonSchema(schema, {
      target: 'draft-2020-12',
      overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'blob' ? bytes : undefined),
    })
    return json
  }
}

/** Returns the definitions that paths reference, directly or indirectly. */
function reachable(paths: object, definitions: Record<string, JsonSchema>) {
  const found = new Set<string>()
  const visit = (from: object) => {
    for (const [, name = ''] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const definition = definitions[name]
      if (!definition || found.has(name)) continue
      found.add(name)
      visit(definition)
    }
  }
  visit(paths)
  return Object.fromEntries([...found].toSorted().map((name) => [name, definitions[name]]))
}
