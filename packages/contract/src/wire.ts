import type * as v from 'valibot'
import { closed, oneOf } from './schema.ts'

export {
  either,
  file,
  flag,
  keyed,
  list,
  maybe,
  number,
  oneOf,
  type Out,
  record,
  type Schema,
  text,
  unshown,
  written,
} from './schema.ts'

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
  const fields: S & A & U = Object.assign({}, ...Object.values(parts))
  return closed(fields, { parts }) as Entity<S & A & U>
}

/** A shape whose fields are all ours. */
/* @__NO_SIDE_EFFECTS__ */
export function assumed<A extends Fields>(fields: A): Entity<A> {
  return entity({ assumed: fields }) as Entity<A>
}

/** A shape whose fields all stand in the specification. */
/* @__NO_SIDE_EFFECTS__ */
export function stated<S extends Fields>(fields: S): Entity<S> {
  return entity({ stated: fields }) as Entity<S>
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
