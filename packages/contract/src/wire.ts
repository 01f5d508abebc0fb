import * as v from 'valibot'

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
  return Object.assign(v.strictObject(fields), { parts })
}

/** A shape whose fields are all ours. */
/* @__NO_SIDE_EFFECTS__ */
export function assumed<A extends Fields>(fields: A): Entity<A> {
  return Object.assign(v.strictObject(fields), { parts: { assumed: fields } })
}

/** A shape whose fields all stand in the specification. */
/* @__NO_SIDE_EFFECTS__ */
export function stated<S extends Fields>(fields: S): Entity<S> {
  return Object.assign(v.strictObject(fields), { parts: { stated: fields } })
}

/** Exactly these values, spelt as the specification spells them. `options` lists them in its order. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends readonly string[]>(...values: T): v.PicklistSchema<T, undefined> {
  return v.picklist(values)
}

/** A field that may be left out. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T>(schema: Schema<T>): v.OptionalSchema<Schema<T>, undefined> {
  return v.optional(schema)
}

/* @__NO_SIDE_EFFECTS__ */
export function list<T>(item: Schema<T>): v.ArraySchema<Schema<T>, undefined> {
  return v.array(item)
}

/** An object whose keys are not known beforehand, such as product keys, and what each of them holds. */
/* @__NO_SIDE_EFFECTS__ */
export function keyed<T>(value: Schema<T>): Schema<Record<string, T>> {
  return v.record(v.string(), value)
}

/** One shape or the other. */
/* @__NO_SIDE_EFFECTS__ */
export function either<A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> {
  return v.union([one, other])
}

/** A string written in one way, such as a date. */
/* @__NO_SIDE_EFFECTS__ */
export function written(pattern: RegExp): Schema<string> {
  return v.pipe(v.string(), v.regex(pattern))
}

export const text: Schema<string> = v.string()
export const number: Schema<number> = v.number()
export const flag: Schema<boolean> = v.boolean()

/** Any JSON object: its fields are not shown. */
export const record: Schema<Record<string, unknown>> = v.record(v.string(), v.unknown())

/** A payload the specification does not show at all. */
export const unshown: Schema<unknown> = v.unknown()

/** The bytes of a file: a part of a multipart body, or what a download answers. */
export const file: Schema<Blob> = v.blob()
