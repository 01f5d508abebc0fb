import type { Operation } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import { useResource } from '@memberkit/foundation'
import { ReviewDrawer, SaveBar, SaveReport } from '@memberkit/foundation/sections'
import { Button } from '@memberkit/primitives/button'
import { press } from '@memberkit/testing/press'
import { describe, expect, test } from 'vitest'
import { type Branch } from '../shared/received.ts'
import { branchOf, button, reported, save } from '../testing/open-kit.tsx'
import { type KitOptions, renderKit } from '../testing/render-kit.tsx'
import { type SectionCase, sectionCases } from './testing/section-cases.ts'
import { useBranchEditor } from './useBranchEditor.ts'

/** The kit's own save without its fields: what a field does is tested where it is. */
function Form({ change }: Pick<SectionCase, 'change'>) {
  const branch = useResource(calls.getBranch, { branchId: 'branch-1' })
  return branch.state === 'ready' ? <Loaded branch={branch.data} change={change} /> : null
}

function Loaded({ branch, change }: { branch: Branch } & Pick<SectionCase, 'change'>) {
  const { save, fields } = useBranchEditor(branch)
  return (
    <>
      <SaveReport save={save} fields={fields} />
      <Button onPress={() => save.set(change)}>Change</Button>
      <SaveBar save={save} />
      <ReviewDrawer save={save} fields={fields} />
    </>
  )
}

async function saved({ change }: SectionCase, prepare?: KitOptions['prepare']) {
  const stage = await renderKit(<Form change={change} />, { scenario: 'branches/staff', prepare })
  await press(button('Change'))
  await save()
  return stage
}

const cases = sectionCases.map((one) => [String(one.operation.action), one] as const)
const entries = (platform: Awaited<ReturnType<typeof saved>>['platform']) =>
  platform.journal('branches').entries.filter(({ entityId, at }) => entityId === 'branch-1' && at >= '2026-03-10')

const isOperation = (one: unknown): one is Operation => typeof one === 'object' && one !== null && 'method' in one

test('every call that changes a part of a branch belongs to a section', () => {
  const whole = new Set<unknown>([calls.createBranch, calls.activateBranch, calls.deactivateBranch])
  const parts = Object.values(calls).filter(
    (one) => isOperation(one) && one.method === 'POST' && !one.idempotent && !whole.has(one),
  )
  expect(new Set(sectionCases.map(({ operation }) => operation))).toEqual(new Set(parts))
})

describe.each(cases)('%s', (_, one) => {
  test('is sent once with its body, on the version that was read', async () => {
    const { platform, events } = await saved(one)
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

  test('a lost response is looked up, and nothing is sent twice', async () => {
    const { platform } = await saved(
      one,
      ({ faults }) => void faults.add({ operation: one.operation, kind: 'dropped-after-commit', times: 1 }),
    )
    await expect.poll(reported).toContain('All changes saved')
    expect(platform.calls.of(one.operation)).toHaveLength(1)
    expect(entries(platform)).toHaveLength(1)
  })

  test('a refusal changes nothing, and can be saved again', async () => {
    const { platform } = await saved(
      one,
      ({ faults }) => void faults.add({ operation: one.operation, kind: 422, times: 1 }),
    )
    await expect.poll(reported).toContain('0 of 1 saved')
    expect(branchOf(platform).version).toBe('5')
    await press(button('Save the rest'))
    await expect.poll(reported).toContain('All changes saved')
    expect(entries(platform)).toHaveLength(1)
  })
})
