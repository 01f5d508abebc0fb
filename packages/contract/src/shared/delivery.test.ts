import * as v from 'valibot'
import { expect, test } from 'vitest'
import { valuesIn } from '../testing/statements.ts'
import { AreaOfLawCode } from './area-of-law.ts'
import { IntervalType } from './interval.ts'

test('Interval type: HOUR, DAY, WEEK, MONTH.', () => {
  expect(IntervalType.options).toEqual(valuesIn('Interval type: HOUR, DAY, WEEK, MONTH.'))
})

test('Area of law: about 90 two-letter codes (list not shown).', () => {
  expect(v.is(AreaOfLawCode, 'FA')).toBe(true)
  for (const wrong of ['F', 'FAM', 'fa', 'F1']) expect(v.is(AreaOfLawCode, wrong), wrong).toBe(false)
})
