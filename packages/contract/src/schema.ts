import type * as v from 'valibot'

// Schemas follow Valibot's protocol, so its functions and ecosystem accept them. Hosts load this file to check values,
// a third of the size of Valibot's builders. docs/decisions/contract-schemas.md

/** A schema of type `T`. Every schema is a Standard Schema. */
export type Schema<T = unknown> = v.GenericSchema<T>

/** The TypeScript type that a schema describes. */
export type Out<S extends Schema> = v.InferOutput<S>

/** A value passing through a schema, with its issues. */
interface Dataset {
  value: unknown
  typed?: boolean
  issues?: Issue[]
}

/** The parts of Valibot's issues that are used; of a path, its keys. */
interface Issue {
  readonly type: string
  readonly expected: string
  readonly received: string
  readonly message: string
  path?: { readonly key: string | number }[]
}

type Run = (dataset: Dataset, config: object) => Dataset
type Check = (dataset: Dataset, config: object) => unknown
type Fields = Readonly<Record<string, unknown>>

const runOf = (schema: Schema): Run => schema['~run'] as unknown as Run

/* @__NO_SIDE_EFFECTS__ */
function schema(type: string, expects: string, check: Check, more?: object): unknown {
  const run: Run = (dataset, config) => {
    check(dataset, config)
    dataset.typed = !dataset.issues
    return dataset
  }
  const standard = { version: 1, vendor: 'valibot', validate: (value: unknown) => run({ value }, {}) }
  return { kind: 'schema', type, expects, ...more, '~run': run, '~standard': standard }
}

/** Creates a schema for one kind of value. */
/* @__NO_SIDE_EFFECTS__ */
function plain<T>(type: string, expects: string, is: (value: unknown) => boolean, more?: object): Schema<T> {
  return schema(type, expects, (dataset) => is(dataset.value) || wrong(dataset, type, expects), more) as Schema<T>
}

/** Allows exactly these values, spelt as in the specification. `options` lists them in its order. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends readonly string[]>(...options: T): v.PicklistSchema<T, undefined> {
  const values = options.map(told).join(' | ')
  const isListed = (value: unknown) => options.includes(value as string)
  const made: unknown = plain('picklist', options.length > 1 ? `(${values})` : values, isListed, { options })
  return made as v.PicklistSchema<T, undefined>
}

export const text: Schema<string> = plain('string', 'string', (value) => typeof value === 'string')
export const number: Schema<number> = plain('number', 'number', (value) => typeof value === 'number' && !isNaN(value))
export const flag: Schema<boolean> = plain('boolean', 'boolean', (value) => typeof value === 'boolean')

/** A payload that the specification doesn't show. */
export const unshown: Schema<unknown> = plain('unknown', 'unknown', () => true)

/** The bytes of a file: part of a multipart body, or a download. */
export const file: Schema<Blob> = plain('blob', 'Blob', (value) => value instanceof Blob)

/** Creates a schema for strings that match a pattern, such as dates. */
/* @__NO_SIDE_EFFECTS__ */
export function written(requirement: RegExp): Schema<string> {
  const check: Check = (dataset, config) =>
    runOf(text)(dataset, config).issues ||
    requirement.test(dataset.value as string) ||
    wrong(dataset, 'regex', `${requirement}`, 'format')
  const pipe = [text, { kind: 'validation', type: 'regex', requirement }]
  return schema('string', 'string', check, { pipe }) as Schema<string>
}

/** Makes a field optional. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T>(wrapped: Schema<T>): v.OptionalSchema<Schema<T>, undefined> {
  const check: Check = (dataset, config) => dataset.value === undefined || runOf(wrapped)(dataset, config)
  const made = schema('optional', `(${wrapped.expects} | undefined)`, check, { wrapped })
  return made as v.OptionalSchema<Schema<T>, undefined>
}

/**
 * Makes a field optional whose absence means something, such as that a price doesn't change. Received malformed, it makes
 * its element unreadable, because without it the element would say something else.
 */
/* @__NO_SIDE_EFFECTS__ */
export function decisive<T>(wrapped: Schema<T>): v.OptionalSchema<Schema<T>, undefined> {
  return { ...maybe(wrapped), isDecisive: true } as v.OptionalSchema<Schema<T>, undefined>
}

/* @__NO_SIDE_EFFECTS__ */
export function list<T>(item: Schema<T>): v.ArraySchema<Schema<T>, undefined> {
  const check: Check = (dataset, config) => {
    const { value } = dataset
    if (!Array.isArray(value)) return wrong(dataset, 'array', 'Array')
    dataset.value = value.map((one, index) => inside(dataset, index, one, item, config))
  }
  return schema('array', 'Array', check, { item }) as v.ArraySchema<Schema<T>, undefined>
}

/** Creates a schema for an object with exactly these fields. */
/* @__NO_SIDE_EFFECTS__ */
export function closed<F extends v.ObjectEntries>(entries: F, more: object): v.StrictObjectSchema<F, undefined> {
  const type = 'strict_object'
  const check: Check = (dataset, config) => {
    const { value } = dataset
    if (!isObject(value)) return wrong(dataset, type, 'Object')
    const known: Record<string, unknown> = {}
    dataset.value = known
    for (const key in entries)
      if (key in value) known[key] = inside(dataset, key, value[key], entries[key] as unknown as Schema, config)
      else if (entries[key]?.type !== 'optional') wrong(dataset, type, `"${key}"`, 'key', 'undefined', [{ key }])
    for (const key in value)
      if (!Object.hasOwn(entries, key)) wrong(dataset, type, 'never', 'key', `"${key}"`, [{ key }])
  }
  return schema(type, 'Object', check, { entries, ...more }) as v.StrictObjectSchema<F, undefined>
}

/** Creates a schema for an object with arbitrary keys, such as product keys, and values of one schema. */
/* @__NO_SIDE_EFFECTS__ */
export function keyed<T>(item: Schema<T>): Schema<Record<string, T>> {
  const check: Check = (dataset, config) => {
    const { value } = dataset
    if (!isObject(value)) return wrong(dataset, 'record', 'Object')
    dataset.value = Object.fromEntries(
      Object.keys(value).map((name) => [name, inside(dataset, name, value[name], item, config)]),
    )
  }
  return schema('record', 'Object', check, { key: text, value: item }) as Schema<Record<string, T>>
}

/** Any JSON object: its fields aren't shown. */
export const record: Schema<Record<string, unknown>> = keyed(unshown)

/** Allows either of two schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function either<A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> {
  const options: readonly Schema[] = [one, other]
  const expects = `(${options.map((option) => option.expects).join(' | ')})`
  const check: Check = (dataset, config) => {
    const tried = options.map((option) => runOf(option)({ value: dataset.value }, config))
    const fitting = tried.find(({ issues }) => !issues)
    if (!fitting) return wrong(dataset, 'union', expects)
    dataset.value = fitting.value
  }
  return schema('union', expects, check, { options }) as Schema<A | B>
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function wrong(
  dataset: Dataset,
  type: string,
  expected: string,
  what = 'type',
  received = told(dataset.value),
  path?: Issue['path'],
): void {
  const message = `Invalid ${what}: Expected ${expected} but received ${received}`
  ;(dataset.issues ??= []).push({ type, expected, received, message, path })
}

/** Checks the value of a key, and adds the key to the path of each issue. */
function inside(dataset: Dataset, key: string | number, value: unknown, schema: Schema, config: object): unknown {
  const found = runOf(schema)({ value }, config)
  for (const issue of found.issues ?? []) {
    issue.path = [{ key }, ...(issue.path ?? [])]
    ;(dataset.issues ??= []).push(issue)
  }
  return found.value
}

/** Formats a value for an issue: text in quotes, an object by its kind. */
function told(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`
  return isObject(value) ? (Object.getPrototypeOf(value)?.constructor?.name ?? 'null') : String(value)
}
