import { entriesOf, type Field, fieldsOf } from '@memberkit/contract/fields'
import type { Schema } from '@memberkit/contract'
import { isEmpty } from '../runtime/is-empty.ts'

/** The entered values, by field name. Absent or `undefined`: nothing is entered. */
export type Draft = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/**
 * Returns what is sent of a draft: trimmed, without optional fields that are empty, and with the schema's fields only.
 * In a partial body, where omitted fields stay, a list that was emptied is sent.
 */
export function sentOf(schema: Schema, draft: Draft, isPartial = false): Draft {
  return Object.fromEntries(
    fieldsOf(schema).flatMap((field) => {
      const value = sentValue(field, draft[field.name])
      if (value !== undefined) return [[field.name, value]]
      // A required list may be empty; a required flag that nobody has touched is off.
      if (field.isOptional && !(isPartial && field.isList && Array.isArray(draft[field.name]))) return []
      if (field.isList) return [[field.name, []]]
      return field.kind === 'flag' ? [[field.name, false]] : []
    }),
  )
}

function sentValue(field: Field, value: unknown): unknown {
  if (isEmpty(value)) return undefined
  if (field.isList) return sentList({ ...field, isList: false }, value as readonly unknown[])
  if (field.kind === 'opaque' || field.isKeyed) return typeof value === 'string' ? parsed(value) : value
  if (field.kind === 'entity' && isObject(value)) {
    const sent = sentOf(field.schema, value)
    return field.isOptional && Object.values(sent).every(isBlank) ? undefined : sent
  }
  return typeof value === 'string' ? value.trim() || undefined : value
}

/** A list that is typed one a line has blank lines: none of them is an item. */
function sentList(field: Field, items: readonly unknown[]): unknown {
  const sent = items
    .filter((item) => typeof item !== 'string' || item.trim() !== '')
    .map((item) => sentValue(field, item) ?? item)
  return sent.length > 0 ? sent : undefined
}

/** Whether a part of an optional object says nothing. */
const isBlank = (value: unknown) => isEmpty(value) || value === false

/** Returns the value of JSON text; the text itself if it isn't any, which `problemsIn` reports. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Returns the part of an entity that a body has fields for, deeply: what a form starts with. */
export function fit(schema: Schema, value: unknown): Draft {
  const record = isObject(value) ? value : {}
  return Object.fromEntries(
    fieldsOf(schema).flatMap((field) => {
      const one = record[field.name] ?? namedIn(field, record)
      const fitting = one === undefined ? undefined : fitValue(field, one)
      return fitting === undefined ? [] : [[field.name, fitting]]
    }),
  )
}

/** Returns the name in a body for a part of the entity: `firmId` as its `firm`, `associateIds` as its `associates`. */
function namedIn({ name, isList }: Field, record: Draft): unknown {
  const [, stem = '', end = ''] = /^(\w+)(Id|Key)(s?)$/.exec(name) ?? []
  const key = end.toLowerCase()
  const nameOf = (one: unknown) => (isObject(one) ? (one[`${stem}${end}`] ?? one[key]) : undefined)
  const whole = record[isList ? `${stem}s` : stem]
  if (!isList) return nameOf(whole)
  const names = Array.isArray(whole) ? whole.map(nameOf) : []
  return names.length > 0 && names.every((one) => one !== undefined) ? names : undefined
}

/** Of a list of objects, what a body takes as plain values: the `email` of each of the `emails`. */
const plainItem = ({ name, kind }: Field, item: unknown): unknown =>
  isObject(item) && kind !== 'opaque' ? (item[name.replace(/s$/, '')] ?? item) : item

function fitValue(field: Field, value: unknown): unknown {
  // As JSON, so that `"2026"` isn't taken for a number.
  if ((field.kind === 'opaque' || field.isKeyed) && !field.isList) return JSON.stringify(value, null, 2)
  if (field.isList && Array.isArray(value))
    return value.map((item: unknown) => (isComposed(field) ? fit(field.schema, item) : plainItem(field, item)))
  if (isComposed(field)) return isObject(value) ? fit(field.schema, value) : undefined
  // An object of the same name is something else: an office's `address` isn't that of an email.
  return isObject(value) ? undefined : value
}

const isComposed = ({ schema }: Field) => Object.keys(entriesOf(schema)).length > 0
