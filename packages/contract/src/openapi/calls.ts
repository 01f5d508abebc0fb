import type { JsonSchema } from '@valibot/to-json-schema'
import type { Operation } from '../operation.ts'
import { targetsOf } from '../targets-of.ts'
import type { Transition } from '../transitions.ts'
import { type Schema, text } from '../wire.ts'
import { fieldOf } from '../fields/index.ts'
import { isEntity, isSchema } from './exports.ts'
import { meaning } from './meaning.ts'
import { nameOf, provenanceOf } from './schemas.ts'
import { sentence } from './words.ts'

/** Converts a schema to a JSON reference, or inline if it has no name. */
export type Refer = (schema: Schema) => JsonSchema

interface Surroundings {
  readonly tag: string
  readonly refer: Refer
  readonly description: string | undefined
  readonly transition: Transition | undefined
}

/** Describes an operation in OpenAPI; its id is its export name. */
export function call(name: string, operation: Operation, { tag, refer, description, transition }: Surroundings) {
  const { method, body, returns, responseType, access, realms, idempotent, assumes = [] } = operation
  const origin = (part: (typeof assumes)[number]) => (assumes.includes(part) ? 'assumed' : 'stated')
  return {
    operationId: name,
    summary: sentence(name),
    ...(description && { description }),
    tags: [tag],
    'x-provenance': {
      path: origin('path'),
      ...(access && { access: origin('access') }),
      ...(realms && { realms: origin('realms') }),
      ...(transition && { transition: transition.origin ?? 'stated' }),
    },
    ...(access && { 'x-access': access }),
    ...(realms && { 'x-realms': realms }),
    ...(idempotent && { 'x-idempotent': true }),
    ...(transition && { 'x-transition': transitionOf(transition) }),
    parameters: [
      ...pathParameters(operation, refer),
      ...queryParameters(operation, refer),
      ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/IfMatch' }]),
    ],
    ...(body && { requestBody: requestBody(operation, body, refer) }),
    responses: {
      '2XX': returns
        ? { description: 'Done.', content: as(responseType, refer(returns)) }
        : { description: 'Done. No content.' },
      '3XX': { $ref: '#/components/responses/Inspected' },
      '4XX': { $ref: '#/components/responses/Inspected' },
      '5XX': { $ref: '#/components/responses/Failure' },
    },
  }
}

function transitionOf(transition: Transition) {
  const { from, to, only } = transition
  return { ...(from && { from }), ...(to && { to: targetsOf(transition) }), ...(only && { only }) }
}

// The framing of streams is not shown; browsers support server-sent events.
const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  stream: 'text/event-stream',
  file: 'application/octet-stream',
}

const as = (travels: keyof typeof mediaTypes = 'json', schema: JsonSchema) => ({ [mediaTypes[travels]]: { schema } })

function requestBody({ method, encoding }: Operation, body: Schema, refer: Refer) {
  const files = isEntity(body) ? Object.entries(body.entries).filter(([, field]) => isFile(field)) : []
  const parts = Object.fromEntries(files.map(([name]) => [name, { contentType: '*/*' }]))
  const content = as(encoding, refer(body))
  return {
    required: isRequired(body),
    ...(method === 'GET' && {
      description: 'No browser sends a GET with a body: the client sends these fields as a query, lists repeated.',
    }),
    content: encoding
      ? { [mediaTypes[encoding]]: { ...content[mediaTypes[encoding]], ...(files.length && { encoding: parts }) } }
      : content,
  }
}

/** Whether a field is a file, optional or in a list. */
function isFile(field: unknown): boolean {
  if (!isSchema(field)) return false
  const inside = 'wrapped' in field ? field.wrapped : 'item' in field ? field.item : undefined
  return field.type === 'blob' || (inside !== undefined && isFile(inside))
}

function pathParameters({ path, params }: Operation, refer: Refer) {
  const closed: Readonly<Record<string, unknown>> = { ...params }
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = closed[name]
    return {
      name,
      in: 'path',
      required: true,
      schema: isSchema(schema) ? refer(schema) : { type: 'string' },
      ...meaning(fieldOf(name, isSchema(schema) ? schema : text)),
    }
  })
}

function queryParameters({ query }: Operation, refer: Refer) {
  if (!query) return []
  // A query of unknown fields is one exploded parameter, whose own name isn't sent.
  if (!isEntity(query))
    return [
      {
        name: 'parameters',
        in: 'query',
        required: false,
        explode: true,
        schema: refer(query),
        'x-provenance': 'unshown',
        ...meaning(fieldOf('parameters', query)),
      },
    ]
  return provenanceOf(query).map(([name, origin]) => {
    const field = query.entries[name]
    const isOptional = field?.type === 'optional'
    const schema = isOptional && 'wrapped' in field ? field.wrapped : field
    return {
      name,
      in: 'query',
      required: !isOptional,
      schema: isSchema(schema) ? refer(schema) : {},
      'x-provenance': origin,
      ...(isSchema(schema) && meaning(fieldOf(name, schema, nameOf(query)))),
    }
  })
}

/** Whether a body is required: not if all of its fields are optional. */
function isRequired(body: Schema): boolean {
  return !isEntity(body) || Object.values(body.entries).some(({ type }) => type !== 'optional')
}
