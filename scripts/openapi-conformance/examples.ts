import type { document } from '../../packages/contract/src/openapi/document.ts'
import type { Exchange } from './exchange.ts'

type Published = ReturnType<typeof document>
type Json = Record<string, unknown>

/** An operation of a document, found by address alone, as a receiver must. */
export interface Found {
  readonly path: string
  readonly call: Json
  /** The values of the path parameters. */
  readonly named: Readonly<Record<string, string | undefined>>
}

export function find(published: Published, { method, url }: Request): Found | undefined {
  const { pathname } = new URL(url)
  const fitting = Object.keys(published.paths).filter((path) => patternOf(path).test(pathname))
  // OpenAPI: "concrete (non-templated) paths are matched before their templated counterparts".
  const [path = ''] = fitting.toSorted((one, other) => parametersIn(one) - parametersIn(other))
  const calls: Readonly<Record<string, unknown>> = published.paths[path] ?? {}
  const call = calls[method.toLowerCase()]
  const groups = Object.entries(patternOf(path).exec(pathname)?.groups ?? {})
  const named = Object.fromEntries(groups.map(([name, text]) => [name, decodeURIComponent(text)]))
  return call ? { path, call: call as Json, named } : undefined
}

const parametersIn = (path: string) => path.split('{').length
const patternOf = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** Returns a document with an exchange as examples, for a validator. */
export async function withExamples(published: Published, { path, call, named }: Found, { request, answer }: Exchange) {
  const { searchParams } = new URL(request.url)
  const read = (texts: readonly unknown[], schema: unknown) => valueOf(published, texts, schema)
  const parameters = (call['parameters'] as Json[]).map((parameter) => {
    const name = String(parameter['name'])
    const texts =
      parameter['in'] === 'path' ? [named[name]] : parameter['in'] === 'query' ? searchParams.getAll(name) : []
    return { ...parameter, ...example(read(texts, parameter['schema'])) }
  })
  const requestBody = call['requestBody'] as Json | undefined
  const responses = call['responses'] as Record<string, Json>
  const done = responses['2XX']
  const changed = {
    ...call,
    parameters,
    ...(requestBody && { requestBody: withContent(requestBody, await bodyOf(request, requestBody, read)) }),
    responses: { ...responses, '2XX': done?.['content'] ? withContent(done, answer) : done },
  }
  const calls = { ...published.paths[path], [request.method.toLowerCase()]: changed }
  return { ...published, paths: { ...published.paths, [path]: calls } } as Published
}

const example = (value: unknown) => (value === undefined ? {} : { example: value })

function withContent(holder: Json, value: unknown): Json {
  const content = Object.entries(holder['content'] as Record<string, Json>)
  return {
    ...holder,
    content: Object.fromEntries(content.map(([type, media]) => [type, { ...media, ...example(value) }])),
  }
}

/** Returns a body as a receiver reads it: JSON, form fields, or the query of a GET. */
async function bodyOf(
  request: Request,
  { content }: Json,
  read: (texts: readonly unknown[], schema: unknown) => unknown,
) {
  const [[type, media] = ['', {}]] = Object.entries(content as Record<string, Json>)
  const isForm = request.method === 'GET' || type === 'multipart/form-data'
  if (!isForm) return JSON.parse((await request.clone().text()) || 'null') ?? undefined
  const fields = request.method === 'GET' ? new URL(request.url).searchParams : await request.clone().formData()
  const names = [...new Set(fields.keys())]
  return Object.fromEntries(names.map((name) => [name, read(fields.getAll(name), { in: media['schema'], name })]))
}

/** Converts URL or form text by its schema. */
function valueOf(published: Published, texts: readonly unknown[], place: unknown): unknown {
  const [first] = texts
  if (first === undefined) return undefined
  const schema = schemaAt(published, place)
  if (schema['type'] === 'array') return texts.map((text) => valueOf(published, [text], schema['items']))
  if (first instanceof File) return first.name
  if (schema['type'] === 'number') return Number(first)
  if (schema['type'] === 'boolean') return first === 'true'
  return schema['type'] === 'object' ? JSON.parse(String(first)) : first
}

/** Resolves a schema's reference, or one of its properties. */
function schemaAt(published: Published, place: unknown): Json {
  const { in: owner, name, $ref } = place as Json
  if (typeof name === 'string' && owner) {
    const properties = schemaAt(published, owner)['properties'] as Json | undefined
    return properties?.[name] ? schemaAt(published, properties[name]) : {}
  }
  const schemas: Readonly<Record<string, unknown>> = published.components.schemas
  return typeof $ref === 'string' ? schemaAt(published, schemas[$ref.replace(/.*\//, '')]) : (place as Json)
}
