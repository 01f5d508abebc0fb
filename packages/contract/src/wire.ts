import type * as v from 'valibot'
import { closed, oneOf } from './schema.ts'

export {
  decisive,
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
 * The origin of a field:
 * - `stated`: the specification lists it (for most entities only fields that hold an enumeration);
 * - `assumed`: its name and type are ours; hosts map them in the platform client's codec;
 * - `unshown`: the platform sends it without a documented shape.
 */
export type Provenance = 'stated' | 'assumed' | 'unshown'

/** The fields of a schema, grouped by provenance. */
export interface Parts<Stated extends Fields, Assumed extends Fields, Unshown extends Fields> {
  readonly stated?: Stated
  readonly assumed?: Assumed
  readonly unshown?: Unshown
}

/** A closed object schema that stores the provenance of its fields. */
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

/** Creates a schema whose fields are all assumed. */
/* @__NO_SIDE_EFFECTS__ */
export function assumed<A extends Fields>(fields: A): Entity<A> {
  return entity({ assumed: fields }) as Entity<A>
}

/** Creates a schema whose fields are all in the specification. */
/* @__NO_SIDE_EFFECTS__ */
export function stated<S extends Fields>(fields: S): Entity<S> {
  return entity({ stated: fields }) as Entity<S>
}

/** An enumeration with assumed values, because the specification lists none. */
export interface AssumedValues<T extends readonly string[]> extends v.PicklistSchema<T, undefined> {
  readonly origin: 'assumed'
}

/** Creates an enumeration of assumed values, derived from the service's operations. */
/* @__NO_SIDE_EFFECTS__ */
export function assumedOneOf<const T extends readonly string[]>(...values: T): AssumedValues<T> {
  return Object.assign(oneOf(...values), { origin: 'assumed' as const })
}
