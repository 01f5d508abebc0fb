import type { JsonSchema } from '@valibot/to-json-schema'
import { inEveryLocale, type Labels } from './labels.ts'

type Json = Record<string, unknown>
interface Parameter extends Json {
  readonly name?: string
}
interface Call extends Json {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
}
interface Document {
  readonly info: { readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema | undefined>> }
}

const preface =
  '`x-label` is what people read, by locale: of a service, an entity, a field, a parameter or the button of a call; `x-hint` is the help below a field and `x-done` what is announced after a call.'

/** Adds what people read, in every locale, to the document of a service. */
export function labelled<D extends Document>(document: D, service: string): D {
  const inAll = (text: (labels: Labels) => string | undefined) => inEveryLocale(service, text)
  const extension = (name: string, text: (labels: Labels) => string | undefined) => {
    const texts = inAll(text)
    return texts ? { [name]: texts } : {}
  }
  const field = (entity: string | undefined, name: string) => ({
    ...extension('x-label', (labels) => labels.field(entity, name)),
    ...extension('x-hint', (labels) => labels.hint(entity, name)),
  })
  const parameter = (one: Parameter) => (one.name === undefined ? one : { ...one, ...field(undefined, one.name) })
  const call = (one: Call) => ({
    ...one,
    ...extension('x-label', ({ words }) => words.actions[one.operationId]),
    ...extension('x-done', ({ words }) => words.done?.[one.operationId]),
    ...(one.parameters && { parameters: one.parameters.map(parameter) }),
  })
  const property = (entity: string, name: string, one: unknown) =>
    typeof one === 'object' ? { ...one, ...field(entity, name) } : one
  const definition = (name: string, one: JsonSchema | undefined) => ({
    ...one,
    ...extension('x-label', ({ words, common }) => (words.entities?.[name] ?? common.entities[name])?.one),
    ...(one?.properties && { properties: mapped(one.properties, (key, value) => property(name, key, value)) }),
  })
  return {
    ...document,
    info: {
      ...document.info,
      description: `${document.info.description}\n\n${preface}`,
      ...extension('x-label', ({ words }) => words.name.many),
    },
    paths: mapped(document.paths, (_, calls) => mapped(calls, (_, one) => call(one))),
    components: { ...document.components, schemas: mapped(document.components.schemas, definition) },
  }
}

const mapped = <T, R>(record: Readonly<Record<string, T>>, change: (key: string, value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]))
