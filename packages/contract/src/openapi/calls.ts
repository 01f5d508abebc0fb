import type { JsonSchema } from '@valibot/to-json-schema'
import type { Operation } from '../operation.ts'
import { targetsOf } from '../targets-of.ts'
import type { Transition } from '../transitions.ts'
import type { Schema } from '../wire.ts'
import { isEntity, isSchema } from './exports.ts'
import { provenanceOf } from './schemas.ts'
import { sentence } from './words.ts'

/** Turns a schema into the JSON that refers to it or, if it has no name, holds it. */
export type Refer = (schema: Schema) => JsonSchema

interface Surroundings {
  readonly tag: string
  readonly refer: Refer
  readonly description: string | undefined
  readonly transition: Transition | undefined
}

/** An operation as OpenAPI describes it; its id is the name it is exported under. */
export function call(name: string, operation: Operation, { tag, refer, description, transition }: Surroundings) {
  const { method, body, returns, answers, access, realms, idempotent, assumes = [] } = operation
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
        ? { description: 'Done.', content: as(answers, refer(returns)) }
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

// How a stream is framed is not shown: events are what browsers know.
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

/** A file, one that may be left out, or several. */
function isFile(field: unknown): boolean {
  if (!isSchema(field)) return false
  const inside = 'wrapped' in field ? field.wrapped : 'item' in field ? field.item : undefined
  return field.type === 'blob' || (inside !== undefined && isFile(inside))
}

function pathParameters({ path, params }: Operation, refer: Refer) {
  const closed: Readonly<Record<string, unknown>> = { ...params }
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = closed[name]
    return { name, in: 'path', required: true, schema: isSchema(schema) ? refer(schema) : { type: 'string' } }
  })
}

function queryParameters({ query }: Operation, refer: Refer) {
  if (!query) return []
  // Whatever its fields are, each is a parameter of its own.
  if (!isEntity(query))
    return [
      { name: 'query', in: 'query', required: false, explode: true, schema: refer(query), 'x-provenance': 'unshown' },
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
    }
  })
}

/** A body whose fields may all be left out may be left out itself. */
function isRequired(body: Schema): boolean {
  return !isEntity(body) || Object.values(body.entries).some(({ type }) => type !== 'optional')
}
