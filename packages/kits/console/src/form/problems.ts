import { type Field, fieldsOf } from '@memberkit/contract/fields'
import type { Schema } from '@memberkit/contract'
import { isEmpty } from '../runtime/is-empty.ts'
import type { Draft } from './draft.ts'

/** A problem with a value, besides those the browser checks. */
export type Problem = 'json' | 'required' | 'kept' | 'month' | 'dates' | 'emails'

/** Returns what is wrong with a draft by the path of the field: `values`, `products.0.id`. */
export function problemsIn(schema: Schema, draft: Draft, path = ''): ReadonlyMap<string, Problem> {
  const found = new Map<string, Problem>()
  for (const field of fieldsOf(schema)) {
    const value = draft[field.name]
    const name = `${path}${field.name}`
    const problem = problemOf(field, value)
    if (problem) found.set(name, problem)
    if (field.kind !== 'entity' || field.isKeyed || value === undefined) continue
    const items = field.isList ? (value as readonly Draft[]) : [value as Draft]
    items.forEach((item, index) => {
      const inside = field.isList ? `${name}.${index}.` : `${name}.`
      // An optional object that nobody has filled in isn't sent.
      if (!field.isOptional || field.isList || Object.values(item).some(Boolean))
        for (const [key, one] of problemsIn(field.schema, item, inside)) found.set(key, one)
    })
  }
  return found
}

/**
 * Returns the fields of a partial body that had a value and are emptied: leaving one out would keep it, so that nothing
 * sent removes it.
 */
export function keptIn(schema: Schema, start: Draft, draft: Draft): ReadonlyMap<string, Problem> {
  const isKept = ({ name, kind, isOptional, isList }: Field) =>
    kind === 'opaque'
      ? [...namesIn(start[name])].some((one) => !namesIn(draft[name]).has(one))
      : isOptional && !isList && !isEmpty(start[name]) && isBlank(draft[name])
  return new Map(
    fieldsOf(schema)
      .filter(isKept)
      .map(({ name }) => [name, 'kept']),
  )
}

/** Returns the names in an object that is entered as JSON: of settings, one that is left out stays, too. */
function namesIn(value: unknown): ReadonlySet<string> {
  const whole: unknown = typeof value === 'string' && isJsonText(value) ? JSON.parse(value) : value
  return new Set(typeof whole === 'object' && whole !== null ? Object.keys(whole) : [])
}

/**
 * Returns what is missing inside the objects of a draft, by path: where no browser checks a form. What stands as it was
 * saved holds nothing up.
 */
export function missingIn(schema: Schema, draft: Draft, base: Draft, path = ''): ReadonlyMap<string, Problem> {
  const found = new Map<string, Problem>()
  for (const { name, kind, isList, isKeyed, isOptional, schema: own } of fieldsOf(schema)) {
    // A part that is required inside a row is asked for, also before anything is entered in it.
    const value = draft[name] ?? (path !== '' && !isOptional && !isList ? {} : undefined)
    if (kind !== 'entity' || isKeyed || value === undefined) continue
    const saved = new Set([base[name]].flat().map((one) => JSON.stringify(one)))
    const parts = isList ? (value as readonly Draft[]) : [value as Draft]
    parts.forEach((part, index) => {
      // An optional object that nobody has filled in isn't sent.
      const isLeftOut = isOptional && !isList && !Object.values(part).some(Boolean)
      if (isLeftOut || saved.has(JSON.stringify(part))) return
      const inside = isList ? `${path}${name}.${index}.` : `${path}${name}.`
      for (const field of fieldsOf(own))
        if (isMissing(field, part[field.name])) found.set(inside + field.name, 'required')
      for (const [key, one] of missingIn(own, part, {}, inside)) found.set(key, one)
    })
  }
  return found
}

/** A required list may be empty, and a flag that nobody has touched is off. */
export const isMissing = ({ isOptional, isList, kind }: Field, value: unknown): boolean =>
  !isOptional && !isList && kind !== 'flag' && kind !== 'entity' && isBlank(value)

const isBlank = (value: unknown) => isEmpty(typeof value === 'string' ? value.trim() : value)

function problemOf(field: Field, value: unknown): Problem | undefined {
  const isJson = field.kind === 'opaque' || field.isKeyed
  if (isJson && typeof value === 'string' && value.trim() !== '' && !isJsonText(value)) return 'json'
  if (field.kind === 'month' && typeof value === 'string' && value.trim() !== '' && !isMonth.test(value.trim()))
    return 'month'
  const line = field.isList ? lines[field.kind] : undefined
  if (
    line &&
    Array.isArray(value) &&
    value.some((one) => String(one).trim() !== '' && !line.is.test(String(one).trim()))
  )
    return line.problem
  // The browser finds what is missing in fields it knows; these are composed of several.
  const isComposed = isJson || (field.isList && field.kind !== 'entity' && field.kind !== 'enumeration')
  if (isComposed && !field.isOptional && !field.isList && (value === undefined || value === '')) return 'required'
  return undefined
}

const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/

/** Lists that are typed one a line, which no browser checks. */
const lines: Readonly<Partial<Record<Field['kind'], { readonly is: RegExp; readonly problem: Problem }>>> = {
  email: { is: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, problem: 'emails' },
  date: { is: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, problem: 'dates' },
}

function isJsonText(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
