import type { GenericSchema } from 'valibot'

// Schemas speak Valibot's protocol, so its functions and its ecosystem take them for its own; what a host ships to check
// values is this file, a third of what Valibot's builders weigh. docs/decisions/contract-schemas.md

/** A value on its way through a schema, and what was found wrong with it. */
interface Dataset {
  value: unknown
  typed?: boolean
  issues?: Issue[]
}

interface Issue {
  readonly kind: 'schema'
  readonly type: string
  readonly input: unknown
  readonly expected: string
  readonly received: string
  readonly message: string
  path?: unknown[]
}

type Run = (dataset: Dataset, config?: object) => Dataset
type Fields = Readonly<Record<string, unknown>>

const runOf = (schema: GenericSchema): Run => schema['~run'] as unknown as Run

/* @__NO_SIDE_EFFECTS__ */
function schema(type: string, expects: string, run: Run, more?: object): unknown {
  const validate = (value: unknown) => run({ value }, {})
  const standard = { version: 1, vendor: 'valibot', validate }
  return { kind: 'schema', type, expects, ...more, '~run': run, '~standard': standard }
}

/* @__NO_SIDE_EFFECTS__ */
export function plain(type: string, expects: string, is: (value: unknown) => boolean, more?: object): unknown {
  return schema(type, expects, (dataset) => (is(dataset.value) ? right(dataset) : wrong(dataset, type, expects)), more)
}

/* @__NO_SIDE_EFFECTS__ */
export function picklist(options: readonly string[]): unknown {
  const expects = options.map(told).join(' | ')
  const isListed = (value: unknown) => options.includes(value as string)
  return plain('picklist', options.length > 1 ? `(${expects})` : expects, isListed, { options })
}

/* @__NO_SIDE_EFFECTS__ */
export function matching(text: GenericSchema, requirement: RegExp): unknown {
  const pipe = [text, { kind: 'validation', type: 'regex', requirement }]
  const run: Run = (dataset) => {
    const { value, typed } = runOf(text)(dataset)
    return !typed || requirement.test(value as string) ? dataset : wrong(dataset, 'regex', `${requirement}`, 'format')
  }
  return schema('string', 'string', run, { pipe })
}

/* @__NO_SIDE_EFFECTS__ */
export function optional(wrapped: GenericSchema): unknown {
  const run: Run = (dataset, config) => (dataset.value === undefined ? right(dataset) : runOf(wrapped)(dataset, config))
  return schema('optional', `(${wrapped.expects} | undefined)`, run, { wrapped })
}

/* @__NO_SIDE_EFFECTS__ */
export function array(item: GenericSchema): unknown {
  const run: Run = (dataset, config) => {
    const { value } = dataset
    if (!Array.isArray(value)) return wrong(dataset, 'array', 'Array')
    right(dataset).value = value.map((_, index) => inside(dataset, 'array', value, index, item, config))
    return dataset
  }
  return schema('array', 'Array', run, { item })
}

/* @__NO_SIDE_EFFECTS__ */
export function strictObject(entries: Readonly<Record<string, GenericSchema>>, more?: object): unknown {
  const run: Run = (dataset, config) => {
    const { value } = dataset
    if (!isObject(value)) return wrong(dataset, 'strict_object', 'Object')
    const known: Record<string, unknown> = {}
    const stray = (key: string, expected: string, received: string) => {
      const path = [{ type: 'object', origin: 'key', input: value, key, value: value[key] }]
      wrong(dataset, 'strict_object', expected, 'key', received, path)
    }
    right(dataset).value = known
    for (const [key, entry] of Object.entries(entries))
      if (key in value) known[key] = inside(dataset, 'object', value, key, entry, config)
      else if (entry.type !== 'optional') stray(key, `"${key}"`, 'undefined')
    for (const key of Object.keys(value)) if (!Object.hasOwn(entries, key)) stray(key, 'never', `"${key}"`)
    return dataset
  }
  return schema('strict_object', 'Object', run, { entries, ...more })
}

/* @__NO_SIDE_EFFECTS__ */
export function record(key: GenericSchema, item: GenericSchema): unknown {
  const run: Run = (dataset, config) => {
    const { value } = dataset
    if (!isObject(value)) return wrong(dataset, 'record', 'Object')
    right(dataset).value = Object.fromEntries(
      Object.keys(value).map((name) => [name, inside(dataset, 'object', value, name, item, config)]),
    )
    return dataset
  }
  return schema('record', 'Object', run, { key, value: item })
}

/* @__NO_SIDE_EFFECTS__ */
export function union(options: readonly GenericSchema[]): unknown {
  const expects = `(${options.map((option) => option.expects).join(' | ')})`
  const run: Run = (dataset, config) => {
    const found = options.map((option) => runOf(option)({ value: dataset.value }, config))
    return found.find(({ issues }) => !issues) ?? wrong(dataset, 'union', expects)
  }
  return schema('union', expects, run, { options })
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function right(dataset: Dataset): Dataset {
  dataset.typed = true
  return dataset
}

function wrong(
  dataset: Dataset,
  type: string,
  expected: string,
  what = 'type',
  received = told(dataset.value),
  path?: unknown[],
): Dataset {
  const message = `Invalid ${what}: Expected ${expected} but received ${received}`
  dataset.typed = false
  ;(dataset.issues ??= []).push({ kind: 'schema', type, input: dataset.value, expected, received, message, path })
  return dataset
}

/** Checks what lies under a key, and says of each issue where it lies. */
function inside(
  dataset: Dataset,
  type: string,
  input: object,
  key: string | number,
  schema: GenericSchema,
  config?: object,
): unknown {
  const value: unknown = (input as Fields)[key]
  const found = runOf(schema)({ value }, config)
  for (const issue of found.issues ?? []) {
    issue.path = [{ type, origin: 'value', input, key, value }, ...(issue.path ?? [])]
    ;(dataset.issues ??= []).push(issue)
  }
  dataset.typed &&= found.typed
  return found.value
}

/** A value as an issue names it: text in quotes, an object by its kind. */
function told(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`
  return isObject(value) ? (Object.getPrototypeOf(value)?.constructor?.name ?? 'null') : String(value)
}
