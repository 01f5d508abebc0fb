import type { Operation } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { button, reported, save } from '../testing/open-kit.tsx'
import { renderKit } from '../testing/render-kit.tsx'
import { sectionCases } from './testing/section-cases.ts'
import { SectionForm } from './testing/SectionForm.tsx'

const cases = sectionCases.map((one) => [String(one.operation.action), one] as const)

const isOperation = (one: unknown): one is Operation => typeof one === 'object' && one !== null && 'method' in one

test('every call that changes a part of a branch belongs to a section', () => {
  const whole = new Set<unknown>([calls.createBranch, calls.activateBranch, calls.deactivateBranch])
  const parts = Object.values(calls).filter(
    (one) => isOperation(one) && one.method === 'POST' && !one.idempotent && !whole.has(one),
  )
  expect(new Set(sectionCases.map(({ operation }) => operation))).toEqual(new Set(parts))
})

test.each(cases)('%s is sent once with its body, on the version that was read', async (_, one) => {
  const { platform, events } = await renderKit(<SectionForm one={one} />, { scenario: 'branches/staff' })
  await press(button('Change'))
  await save()
  await expect.poll(reported).toContain('All changes saved')
  const [call, ...others] = platform.calls.of(one.operation)
  expect(others).toEqual([])
  expect(call?.body).toEqual(one.body)
  expect(call?.headers['if-match']).toBe('5')
  expect(
    platform.calls.entries.filter(({ method, operation }) => method === 'POST' && !operation?.idempotent),
  ).toHaveLength(1)
  expect(events.at(-1)).toMatchObject({ data: { outcome: 'done', saved: [one.section], rest: [] } })
})
