/**
 * The kind of a value: how it is read, formatted and entered. Schemas alone don't tell: a phone number, a note and an
 * ID are all `string`.
 */
export type FieldKind =
  /** One line of text. */
  | 'text'
  /** Several lines of plain text. */
  | 'multiline'
  /** HTML. Sanitize before rendering. */
  | 'richText'
  | 'email'
  | 'phone'
  | 'url'
  /** A national identifier, such as a Social Security number. */
  | 'nationalIdentifier'
  /** A password, token or code that gives access. */
  | 'secret'
  /** A locale, such as `en-US`. */
  | 'locale'
  /** An IANA time zone. */
  | 'timeZone'
  /** The value for `If-Match`. */
  | 'version'
  /** An identifier: of the entity itself, of a part of it, or of something in another system. */
  | 'id'
  /** The identifier of another entity, as `refers` says. */
  | 'reference'
  /** An exact amount in the currency that the field `currency` names. */
  | 'money'
  /** An exact number of percent: `'9.975'`. */
  | 'percentage'
  | 'decimal'
  | 'number'
  | 'flag'
  | 'date'
  | 'month'
  | 'instant'
  /** A time of day: `'17:05'`. */
  | 'time'
  | 'enumeration'
  /** An object with fields of its own. */
  | 'entity'
  | 'file'
  /** A value whose shape the specification doesn't show. */
  | 'opaque'

/** Field names separated by spaces; `Entity.field` where a name means something else in one entity. */
export type FieldNames = string

/** Returns the facts by field name. */
/* @__NO_SIDE_EFFECTS__ */
export function byField<Fact extends string>(
  table: Readonly<Partial<Record<Fact, FieldNames>>>,
): ReadonlyMap<string, Fact> {
  return new Map(
    Object.entries<FieldNames | undefined>(table).flatMap(([fact, names = '']) =>
      names.split(/\s+/).map((name): [string, Fact] => [name, fact as Fact]),
    ),
  )
}

/** Returns the fact about a field: that of its entity, else that of its name. */
export function factOf<Fact>(facts: ReadonlyMap<string, Fact>, owner: string | undefined, field: string) {
  return facts.get(`${owner}.${field}`) ?? facts.get(field)
}
