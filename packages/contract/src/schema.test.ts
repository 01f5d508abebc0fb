import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  assumed,
  either,
  file,
  flag,
  keyed,
  list,
  maybe,
  number,
  oneOf,
  type Schema,
  text,
  unshown,
  written,
} from './wire.ts'

/** A schema of ours, the same in Valibot's own words, and values that may or may not fit it. */
interface Twin {
  readonly ours: Schema
  readonly theirs: v.GenericSchema
  readonly value: fc.Arbitrary<unknown>
}

const stray = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.constant([1]),
  fc.constant({ a: 1 }),
  fc.constant(NaN),
  fc.constant(new Date(0)),
)
const photo = new Blob(['photo'])
const simple: readonly Twin[] = [
  { ours: text, theirs: v.string(), value: fc.string() },
  { ours: number, theirs: v.number(), value: fc.double() },
  { ours: flag, theirs: v.boolean(), value: fc.boolean() },
  { ours: unshown, theirs: v.unknown(), value: fc.anything() },
  { ours: file, theirs: v.blob(), value: fc.constant(photo) },
  { ours: oneOf('OPEN', 'LOST'), theirs: v.picklist(['OPEN', 'LOST']), value: fc.constantFrom('OPEN', 'LOST', 'GONE') },
  { ours: oneOf('ONE'), theirs: v.picklist(['ONE']), value: fc.constantFrom('ONE', 'TWO') },
  { ours: written(/^\d+$/), theirs: v.pipe(v.string(), v.regex(/^\d+$/)), value: fc.constantFrom('1', '12', 'x') },
]

const twins = fc.letrec<{ twin: Twin }>((tie) => ({
  twin: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'schema' },
    fc.constantFrom(...simple),
    tie('twin').map(({ ours, theirs, value }) => ({
      ours: list(ours),
      theirs: v.array(theirs),
      value: fc.array(value, { maxLength: 3 }),
    })),
    tie('twin').map(({ ours, theirs, value }) => ({
      ours: maybe(ours),
      theirs: v.optional(theirs),
      value: fc.option(value, { nil: undefined }),
    })),
    tie('twin').map(({ ours, theirs, value }) => ({
      ours: keyed(ours),
      theirs: v.record(v.string(), theirs),
      value: fc.dictionary(fc.constantFrom('a', 'b'), value, { noNullPrototype: true }),
    })),
    fc
      .dictionary(fc.constantFrom('one', 'two', 'three'), tie('twin'), { minKeys: 1, noNullPrototype: true })
      .map((fields) => ({
        ours: assumed(Object.fromEntries(Object.entries(fields).map(([key, { ours }]) => [key, ours]))),
        theirs: v.strictObject(Object.fromEntries(Object.entries(fields).map(([key, { theirs }]) => [key, theirs]))),
        value: fc.record<Record<string, unknown>>(
          { ...Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])), four: stray },
          { requiredKeys: [] },
        ),
      })),
  ),
})).twin

const told = (result: ReturnType<typeof v.safeParse>) => ({
  success: result.success,
  output: result.success ? result.output : undefined,
  issues: result.issues?.map((issue) => {
    const { type, expected, received, message } = issue
    return { type, expected, received, message, path: v.getDotPath(issue) }
  }),
})

const isStandardly = (schema: Schema, value: unknown) => {
  const result = schema['~standard'].validate(value)
  return !(result instanceof Promise) && !result.issues
}

test('any shape and value: our schema agrees with Valibot’s', () => {
  const asked = twins.chain((twin) =>
    fc.tuple(fc.constant(twin), fc.oneof({ arbitrary: twin.value, weight: 4 }, { arbitrary: stray, weight: 1 })),
  )
  fc.assert(
    fc.property(asked, ([{ ours, theirs }, value]) => {
      expect(told(v.safeParse(ours, value))).toEqual(told(v.safeParse(theirs, value)))
      expect(v.is(ours, value)).toBe(v.is(theirs, value))
      expect(isStandardly(ours, value)).toBe(isStandardly(theirs, value))
    }),
    { numRuns: 2000 },
  )
})

test('every unknown key is reported, of which Valibot reports the first', () => {
  const result = v.safeParse(assumed({ id: text }), { id: '1', colour: 'red', size: 3 })
  expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.received])).toEqual([
    ['colour', '"colour"'],
    ['size', '"size"'],
  ])
})

test('either accepts both shapes', () => {
  const shape = either(text, assumed({ id: text }))
  expect(v.is(shape, '1')).toBe(true)
  expect(v.parse(shape, { id: '1' })).toEqual({ id: '1' })
  expect(v.safeParse(shape, 1).issues).toMatchObject([{ type: 'union', expected: '(string | Object)', received: '1' }])
})
