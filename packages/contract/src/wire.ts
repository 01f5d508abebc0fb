import type * as v from 'valibot'
import { array, matching, optional, picklist, plain, record as recordOf, strictObject, union } from './schema.ts'

/** A shape that travels: valid when read, typed as `T`. Every schema is a Standard Schema. */
export type Schema<T = unknown> = v.GenericSchema<T>

/** The TypeScript type a schema describes. */
export type Out<S extends Schema> = v.InferOutput<S>

type Fields = v.ObjectEntries
type NoFields = Record<never, never>

/**
 * Where a field comes from:
 * - `stated`: the specification lists it (for most entities only fields that hold an enumeration);
 * - `assumed`: its name and type are ours, kept behind the codec seam of the platform client;
 * - `unshown`: the platform sends it, its shape is not shown, and nothing here guesses at it.
 */
export type Provenance = 'stated' | 'assumed' | 'unshown'

/** The fields of one shape, grouped by where they come from. */
export interface Parts<Stated extends Fields, Assumed extends Fields, Unshown extends Fields> {
  readonly stated?: Stated
  readonly assumed?: Assumed
  readonly unshown?: Unshown
}

/** A closed object shape that remembers the provenance of its fields. */
export interface Entity<F extends Fields = Fields> extends v.StrictObjectSchema<F, undefined> {
  readonly parts: Parts<Fields, Fields, Fields>
}

/* @__NO_SIDE_EFFECTS__ */
export function entity<S extends Fields = NoFields, A extends Fields = NoFields, U extends Fields = NoFields>(
  parts: Parts<S, A, U>,
): Entity<S & A & U> {
  const fields = { ...parts.stated, ...parts.assumed, ...parts.unshown } as S & A & U
  return strictObject(fields, { parts }) as Entity<S & A & U>
}

/** A shape whose fields are all ours. */
/* @__NO_SIDE_EFFECTS__ */
export function assumed<A extends Fields>(fields: A): Entity<A> {
  return strictObject(fields, { parts: { assumed: fields } }) as Entity<A>
}

/** A shape whose fields all stand in the specification. */
/* @__NO_SIDE_EFFECTS__ */
export function stated<S extends Fields>(fields: S): Entity<S> {
  return strictObject(fields, { parts: { stated: fields } }) as Entity<S>
}

/** Exactly these values, spelt as the specification spells them. `options` lists them in its order. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends readonly string[]>(...values: T): v.PicklistSchema<T, undefined> {
  return picklist(values) as v.PicklistSchema<T, undefined>
}

/** An enumeration whose values are ours, because the specification lists none. */
export interface AssumedValues<T extends readonly string[]> extends v.PicklistSchema<T, undefined> {
  readonly origin: 'assumed'
}

/** Values the specification does not list: ours, read from what its calls do. */
/* @__NO_SIDE_EFFECTS__ */
export function assumedOneOf<const T extends readonly string[]>(...values: T): AssumedValues<T> {
  return Object.assign(oneOf(...values), { origin: 'assumed' as const })
}

/** A field that may be left out. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T>(schema: Schema<T>): v.OptionalSchema<Schema<T>, undefined> {
  return optional(schema) as v.OptionalSchema<Schema<T>, undefined>
}

/* @__NO_SIDE_EFFECTS__ */
export function list<T>(item: Schema<T>): v.ArraySchema<Schema<T>, undefined> {
  return array(item) as v.ArraySchema<Schema<T>, undefined>
}

/** An object whose keys are not known beforehand, such as product keys, and what each of them holds. */
/* @__NO_SIDE_EFFECTS__ */
export function keyed<T>(value: Schema<T>): Schema<Record<string, T>> {
  return recordOf(text, value) as Schema<Record<string, T>>
}

/** One shape or the other. */
/* @__NO_SIDE_EFFECTS__ */
export function either<A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> {
  return union([one, other]) as Schema<A | B>
}

/** A string written in one way, such as a date. */
/* @__NO_SIDE_EFFECTS__ */
export function written(pattern: RegExp): Schema<string> {
  return matching(text, pattern) as Schema<string>
}

export const text = plain('string', 'string', (value) => typeof value === 'string') as Schema<string>
export const number = plain('number', 'number', (value) => typeof value === 'number' && !isNaN(value)) as Schema<number>
export const flag = plain('boolean', 'boolean', (value) => typeof value === 'boolean') as Schema<boolean>

/** A payload the specification does not show at all. */
export const unshown = plain('unknown', 'unknown', () => true) as Schema<unknown>

/** Any JSON object: its fields are not shown. */
export const record = recordOf(text, unshown) as Schema<Record<string, unknown>>

/** The bytes of a file: a part of a multipart body, or what a download answers. */
export const file = plain('blob', 'Blob', (value) => value instanceof Blob) as Schema<Blob>
