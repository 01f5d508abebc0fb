import { beforeAll, expect, test } from 'vitest'
import { judge } from './complaints.ts'
import { type Area, documents, read } from './document.ts'
import { type Enumeration, enumerations } from './enumerations.ts'
import { unmet } from './unmet.ts'
import { runs } from './values.ts'

/** Entities, their states, and who may call. */
const sections = [3, 4, 6]
const listed = (Object.keys(documents) as Area[])
  .flatMap(read)
  .filter(({ section }) => sections.includes(section))
  .flatMap((part) => part.lines.flatMap((line) => runs(part, line)))

let all: readonly Enumeration[]
beforeAll(() => {
  all = enumerations()
})

test('every value in the specification is in an enumeration of its entity, together with its neighbours', () => {
  expect(
    judge(
      listed.flatMap((run) => unmet(run, all)),
      'values',
    ).join('\n'),
  ).toBe('')
})

test('removing a value is detected', () => {
  const whole = listed.filter(({ isWhole }) => isWhole)
  expect(whole.length).toBeGreaterThan(150)
  for (const run of whole)
    for (const lost of run.values) {
      const less = all.map((one) =>
        one.values.includes(lost) ? { ...one, values: one.values.filter((value) => value !== lost) } : one,
      )
      expect(unmet(run, less), `${run.part.title}, ${run.label} without ${lost}`).not.toEqual([])
    }
})
