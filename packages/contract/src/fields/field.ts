import { Instant, LocalDate, YearMonth } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { Decimal } from '../shared/money.ts'
import type { Schema } from '../schema.ts'
import type { FieldKind } from './kinds.ts'
import { factOf } from './kinds.ts'
import { currencyFieldOf, decimalKindOf, type FieldLimits, type FieldUnit, limitsOf, unitOf } from './measures.ts'
import { type FieldReference, type NoReference, refersTo } from './references.ts'
import { isSensitive } from './sensitive.ts'
import { textKinds } from './text-kinds.ts'

/** A field of an entity, a body or a query, with all that a page needs to show it or to ask for it. */
export interface Field {
  readonly name: string
  readonly kind: FieldKind
  /** The schema of the value; in a list, of an element. */
  readonly schema: Schema
  readonly isOptional: boolean
  readonly isList: boolean
  /** Whether the value is an object with arbitrary keys. */
  readonly isKeyed: boolean
  /** Whether the value is masked and revealed on purpose. */
  readonly isSensitive: boolean
  /** The entity that an identifier refers to, or why it refers to none. */
  readonly refers?: FieldReference | NoReference
  /**
   * The field with the currency of an amount: `currency` of the same object, or, as in `Invoice.currency`, of the entity
   * that contains it or that its call is made for.
   */
  readonly currency?: string
  readonly unit?: FieldUnit
  readonly limits: FieldLimits
}

interface AnySchema {
  readonly type: string
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly value?: Schema
  readonly options?: readonly (Schema | string)[]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly pipe?: readonly { readonly requirement?: RegExp }[]
}

const partsOf = (schema: Schema) => schema as unknown as AnySchema

/** Returns the schemas of an object's fields; none for other values. */
export const entriesOf = (schema: Schema): Readonly<Record<string, Schema>> => partsOf(schema).entries ?? {}

/** Returns the values of an enumeration; none for other values. */
export function valuesIn(schema: Schema): readonly string[] {
  const { type, options = [] } = partsOf(schema)
  return type === 'picklist' ? options.filter((option) => typeof option === 'string') : []
}

const simple: Readonly<Record<string, FieldKind>> = {
  boolean: 'flag',
  number: 'number',
  picklist: 'enumeration',
  blob: 'file',
  strict_object: 'entity',
}

/** Returns the schemas of the kinds that a schema's identity tells. */
const written = (): readonly (readonly [Schema, FieldKind])[] => [
  [LocalDate, 'date'],
  [YearMonth, 'month'],
  [Instant, 'instant'],
  [Email, 'email'],
]

/** Describes a field. `owner` is the name of the schema that contains it, for names with several meanings. */
export function fieldOf(name: string, given: Schema, owner?: string): Field {
  let schema = given
  const isOptional = schema.type === 'optional'
  if (isOptional) schema = partsOf(schema).wrapped ?? schema
  const isList = schema.type === 'array'
  if (isList) schema = partsOf(schema).item ?? schema
  const value = schema.type === 'record' ? partsOf(schema).value : undefined
  const isKeyed = value !== undefined && value.type !== 'unknown'
  if (isKeyed) schema = value
  const refers = refersTo(owner, name)
  const unit = unitOf(owner, name)
  const kind = kindOf(name, schema, owner, refers)
  return {
    name,
    kind,
    schema,
    isOptional,
    isList,
    isKeyed,
    isSensitive: isSensitive(owner, name),
    ...(refers && { refers }),
    ...(kind === 'money' && { currency: currencyFieldOf(owner, name) }),
    ...(unit && { unit }),
    limits: limitsOf(owner, name),
  }
}

/** Describes all fields of an object, in the order of its schema. */
export function fieldsOf(schema: Schema, owner?: string): Field[] {
  return Object.entries(entriesOf(schema)).map(([name, entry]) => fieldOf(name, entry, owner))
}

function kindOf(name: string, schema: Schema, owner: string | undefined, refers: Field['refers']): FieldKind {
  const { type, options = [], pipe } = partsOf(schema)
  const known = simple[type]
  if (known) return known
  if (type === 'union') return unionKind(name, options as readonly Schema[], owner, refers)
  if (type !== 'string') return 'opaque'
  if (schema === Decimal) return decimalKindOf(owner, name)
  const told = written().find(([one]) => one === schema)
  if (told) return told[1]
  if (pipe?.[1]?.requirement?.source.includes(':[0-5]')) return 'time'
  const listed = factOf(textKinds, owner, name)
  if (listed) return listed
  if (typeof refers === 'object') return 'reference'
  return refers ? 'id' : 'text'
}

/** Of two lists of values an enumeration, else the kind of the first. */
function unionKind(name: string, options: readonly Schema[], owner: string | undefined, refers: Field['refers']) {
  const [first] = options
  return first ? kindOf(name, first, owner, refers) : 'opaque'
}
