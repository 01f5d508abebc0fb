import type { JsonSchema } from '@valibot/to-json-schema'
import { isOperation, pick } from './exports.ts'
import { inEveryLocale, type Labels } from './labels.ts'
import { nameOf } from './schemas.ts'
import type { Service } from './services.ts'

type Json = Record<string, unknown>
interface Parameter extends Json {
  readonly name?: string
  readonly in?: string
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

const preface = [
  '`x-label` is what people read, by locale: of a service, an entity, a field, a parameter or the button of a call; `x-labels` is what they read for each value of an enumeration or each action of a journal.',
  '`x-hint` is the help below a field, `x-consequence` what a call leads to, shown before it is sent, and `x-done` what is announced after it.',
].join('\n\n')

/** Adds what people read, in every locale, to the document of a service. */
export function labelled<D extends Document>(document: D, { name: service, exports }: Service): D {
  const operations = pick(exports, isOperation)
  const extension = (name: string, text: (labels: Labels) => string | undefined) => {
    const texts = inEveryLocale(service, text)
    return texts ? { [name]: texts } : {}
  }
  const field = (owner: string | undefined, name: string) => ({
    ...extension('x-label', (labels) => labels.field(owner, name)),
    ...extension('x-hint', (labels) => labels.hint(owner, name)),
  })
  /** Labels the fields of an object, also of those inside it that have no name of their own. */
  const inside = (owner: string, one: JsonSchema): JsonSchema => ({
    ...one,
    ...(one.properties && { properties: mapped(one.properties, (name, value) => property(owner, name, value)) }),
    ...(typeof one.items === 'object' && !Array.isArray(one.items) && { items: inside(owner, one.items) }),
  })
  const property = (owner: string, name: string, one: JsonSchema | boolean) =>
    typeof one === 'object' ? { ...inside(owner, one), ...field(owner, name) } : one
  const values = (names: readonly string[], text: (labels: Labels, value: string) => string | undefined) => ({
    'x-labels': Object.fromEntries(names.map((one) => [one, inEveryLocale(service, (labels) => text(labels, one))])),
  })
  const definition = (name: string, one: JsonSchema = {}) => ({
    ...journalled(name, inside(name, one)),
    ...extension('x-label', ({ words, common }) => (words.entities?.[name] ?? common.entities[name])?.one),
    ...(one.enum && values(one.enum as string[], (labels, value) => labels.values[name]?.[value])),
  })
  /** Labels the actions of a journal; those of an enumeration have its labels. */
  const journalled = (name: string, one: JsonSchema): JsonSchema => {
    const action = /Journal\w*Entry$/.test(name) && one.properties?.['action']
    const names = new Set<string>()
    inEveryLocale(service, ({ words }) => void Object.keys(words.journal ?? {}).forEach((key) => names.add(key)))
    if (typeof action !== 'object' || action.$ref || names.size === 0) return one
    const labels = values([...names], ({ words }, value) => words.journal?.[value])
    return { ...one, properties: { ...one.properties, action: { ...action, ...labels } } }
  }
  const parameter = (call: string, one: Parameter) => {
    if (one.name === undefined) return one
    const query = one.in === 'query' ? operations[call]?.query : undefined
    return { ...one, ...field(query && (nameOf(query) ?? call), one.name) }
  }
  const call = (one: Call) => ({
    ...one,
    ...extension('x-label', ({ words }) => words.actions[one.operationId]),
    ...extension('x-consequence', ({ words }) => words.consequences?.[one.operationId]),
    ...extension('x-done', ({ words }) => words.done?.[one.operationId]),
    ...(one.parameters && { parameters: one.parameters.map((each) => parameter(one.operationId, each)) }),
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
