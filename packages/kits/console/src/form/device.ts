import { type Field, fieldsOf } from '@memberkit/contract/fields'
import type { Schema } from '@memberkit/contract'
import type { Draft } from './draft.ts'

/** The names of a service's schemas: what a field means depends on the schema that has it. */
export type SchemaNames = ReadonlyMap<Schema, string>

const personal = new Set<Field['kind']>(['email', 'phone', 'nationalIdentifier', 'secret'])
/** Free text may name the person that a record is about. */
const free = new Set<Field['kind']>(['text', 'multiline', 'richText', 'date', 'url', 'opaque'])
const isPersonal = ({ kind, isSensitive }: Field) => isSensitive || personal.has(kind)

/** Returns whether a field beside these stays off the device as a whole. */
function leftOutBeside(fields: readonly Field[]) {
  const isOfPerson = fields.some(isPersonal)
  return (field: Field): boolean => isPersonal(field) || field.kind === 'file' || (isOfPerson && free.has(field.kind))
}

/**
 * Returns the part of a draft that may stay on this device: nothing personal, and of a record with a person's e-mail,
 * phone or national identifier only what is chosen or counted.
 */
export function partForDevice(schema: Schema | undefined, draft: Draft, names: SchemaNames): Draft {
  if (!schema) return {}
  const fields = fieldsOf(schema, names.get(schema))
  const isLeftOut = leftOutBeside(fields)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = draft[field.name]
      return value === undefined || isLeftOut(field) ? [] : definedOf(field.name, partOf(field, value, names))
    }),
  )
}

const definedOf = (name: string, value: unknown) => (value === undefined ? [] : [[name, value] as const])

function partOf(field: Field, value: unknown, names: SchemaNames): unknown {
  // A service may send `null` for a part.
  if (field.kind !== 'entity' || field.isKeyed || typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return partForDevice(field.schema, value as Draft, names)
  const rows = value.map((one: Draft) => partForDevice(field.schema, one, names))
  // Rows that lose something couldn't be told from those that the entity has.
  return JSON.stringify(rows) === JSON.stringify(value) ? rows : undefined
}

/** Returns the fields of an entity of which every part may stay on this device. */
export function fieldsForDevice(fields: readonly Field[], names: SchemaNames): string[] {
  const isLeftOut = leftOutBeside(fields)
  const mayStay = (field: Field): boolean =>
    !isLeftOut(field) &&
    (field.kind !== 'entity' ||
      fieldsOf(field.schema, names.get(field.schema)).every((one, _, all) => !all.some(isPersonal) && mayStay(one)))
  return fields.filter(mayStay).map(({ name }) => name)
}
