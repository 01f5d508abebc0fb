import fc from 'fast-check'
import { Instant, LocalDate, type Schema, YearMonth } from '@memberkit/contract'

type Parts = { entries?: Record<string, Schema>; item?: Schema; wrapped?: Schema; options?: unknown[]; value?: Schema }
type Pattern = { pipe?: readonly { requirement?: RegExp }[] }

/** Formats that a pattern can't fully describe: February has no 30th. */
const dated = new Map<Schema, fc.Arbitrary<string>>([
  [LocalDate, fc.constantFrom('2026-03-08', '2028-02-29')],
  [Instant, fc.constantFrom('2026-03-08T17:05:00Z', '2026-03-08T12:05:00.250-05:00')],
  [YearMonth, fc.constantFrom('2029-08')],
])

/** Returns values that match a schema of the contract. */
export function arbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const known = dated.get(schema)
  if (known) return known
  const { entries = {}, item, wrapped, options = [], value } = schema as Schema & Parts
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'number':
      return fc.integer({ min: 0, max: 999 })
    case 'boolean':
      return fc.boolean()
    case 'picklist':
      return fc.constantFrom(...options)
    case 'optional':
      return wrapped ? fc.option(arbitrary(wrapped), { nil: undefined }) : fc.constant(undefined)
    case 'array':
      return item ? fc.array(arbitrary(item), { minLength: 1, maxLength: 2 }) : fc.constant([])
    case 'strict_object':
      return fc.record(Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, arbitrary(field)])))
    case 'record':
      return fc.dictionary(
        fc.constantFrom('one', 'two'),
        value?.type === 'unknown' ? fc.constant('any') : arbitrary(value ?? schema),
        { minKeys: 1, noNullPrototype: true },
      )
    case 'union':
      return fc.oneof(...(options as Schema[]).map(arbitrary))
    case 'blob':
      return fc.constant(new File(['bytes'], 'photo.png', { type: 'image/png' }))
    case 'unknown':
      return fc.constant({ any: 'thing' })
    default:
      throw new Error(`No values known for ${schema.type}`)
  }
}

/** Realistic text; other tests cover unusual characters. */
function text(schema: Schema): fc.Arbitrary<string> {
  const pattern = (schema as Schema & Pattern).pipe?.find(({ requirement }) => requirement)?.requirement
  return pattern
    ? fc.stringMatching(pattern, { size: '-1' })
    : fc.constantFrom('Ada Example', 'legal', '42', 'a/b?c&d=é')
}
