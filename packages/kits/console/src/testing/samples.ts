import type { Schema } from '@memberkit/contract'
import { entriesOf, type Field, fieldOf, fieldsOf, valuesIn } from '@memberkit/contract/fields'

/** A value of each kind, as a person would write it. */
const texts: Readonly<Partial<Record<Field['kind'], string>>> = {
  text: 'Sample',
  multiline: 'A sample of several words',
  richText: '<p>Sample</p>',
  email: 'ada@example.com',
  phone: '+12025550123',
  url: 'https://example.com/sample',
  nationalIdentifier: '000-00-0000',
  secret: 'Sample-secret-1',
  locale: 'en-US',
  timeZone: 'America/Toronto',
  version: 'v1',
  id: 'sample-1',
  reference: 'sample-1',
  money: '25.00',
  percentage: '8.25',
  decimal: '1.5',
  date: '2026-03-09',
  month: '2026-05',
  instant: '2026-03-11T09:30:00Z',
  time: '09:30',
}

/** Another value of a kind: what a form changes an entity to. */
const changed: typeof texts = {
  text: 'Other',
  multiline: 'Other words',
  richText: '<p>Other</p>',
  email: 'ben@example.com',
  phone: '+12025550199',
  url: 'https://example.com/other',
  locale: 'fr-CA',
  timeZone: 'America/Chicago',
  id: 'other-2',
  reference: 'other-2',
  money: '30.00',
  percentage: '9.975',
  decimal: '2.5',
  date: '2026-04-01',
  month: '2026-06',
  instant: '2026-04-01T10:00:00Z',
  time: '10:30',
}

/** Parts of an address that belong together. */
const ofAddress: Readonly<Record<string, readonly string[]>> = {
  country: ['US'],
  administrativeArea: ['OH'],
  stateOrProvince: ['OH'],
  postalCode: ['43004'],
}

/** Tried in order where a field's own pattern wants something else. */
const others = ['sample', 'SAMPLE', 'AB', 'ON', 'en-US', '7', '10.00', '+12025550123', 'A1A 1A1', '00000']

const deepest = 4

export interface SampleOptions {
  /** Whether it differs from what an entity has. */
  readonly isChanged?: boolean
  readonly depth?: number
  /** The names of the schemas inside, which tell what their fields are. */
  readonly names?: ReadonlyMap<Schema, string>
}

/** Returns a valid value of a field, the same every time; `undefined` if none of the samples fits. */
export function sampleOf(field: Field, { isChanged = false, depth = 0, names }: SampleOptions = {}): unknown {
  const inside = { isChanged, depth: depth + 1, ...(names && { names }) }
  if (field.isList) return depth > deepest ? [] : [sampleOf({ ...field, isList: false }, inside)]
  if (field.isKeyed) return { sample: sampleOf({ ...field, isKeyed: false }, inside) }
  switch (field.kind) {
    case 'flag':
      return !isChanged
    case 'number':
      return [...(isChanged ? [3, 11, 2025] : [2, 12, 2026]), 100].find((one) => isWithin(field, one))
    case 'enumeration':
      // The sample address is in Ohio.
      if (valuesIn(field.schema).includes('OH')) return 'OH'
      if (valuesIn(field.schema).includes('USA')) return 'USA'
      return [...valuesIn(field.schema), ...optionsOf(field.schema).flatMap(valuesIn)].at(isChanged ? -1 : 0)
    case 'entity':
      return sampleEntity(field.schema, names?.get(field.schema), inside)
    case 'file':
      return new File(['sample'], 'sample.csv', { type: 'text/csv' })
    case 'opaque':
      return accepted(field.schema, [{ note: 'Sample' }, 'Sample'])
    default:
      return accepted(field.schema, [
        ...(ofAddress[field.name] ?? []),
        ...(isChanged ? [changed[field.kind]] : []),
        texts[field.kind],
        ...others,
      ])
  }
}

/** Returns an entity, or a body, with every field filled in. */
export function sampleEntity(schema: Schema, owner?: string, options: SampleOptions = {}): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(schema, owner)
      .filter((field) => (options.depth ?? 0) <= deepest || !field.isOptional)
      .map((field) => [field.name, sampleOf(field, options)]),
  )
}

/** Returns a value of any schema: what an operation answers with, or its whole body. */
export const sampleValue = (schema: Schema, owner?: string, options?: SampleOptions): unknown =>
  Object.keys(entriesOf(schema)).length > 0
    ? sampleEntity(schema, owner, options)
    : sampleOf(fieldOf('value', schema, owner), options)

const isWithin = ({ schema, limits: { minimum = -Infinity, maximum = Infinity } }: Field, value: number) =>
  value >= minimum && value <= maximum && accepts(schema, value)

const optionsOf = (schema: Schema) => (schema as unknown as { options?: readonly Schema[] }).options ?? []

const accepted = (schema: Schema, candidates: readonly unknown[]) => candidates.find((one) => accepts(schema, one))

export function accepts(schema: Schema, value: unknown): boolean {
  const standard = (schema as unknown as { '~standard': { validate(value: unknown): object } })['~standard']
  return !('issues' in standard.validate(value))
}
