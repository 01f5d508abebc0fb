import { listSubscriptionDiscountRecords } from '@memberkit/contract/commerce/subscriptions'
import type { FaultKind, MockPlatform } from '@memberkit/fixtures'
import { namesOf } from '@memberkit/foundation/entity-actions'
import { press } from '@memberkit/testing/press'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { subscriptionActions } from '../shared/subscription-actions.ts'
import { openAction } from '../testing/open-action.tsx'
import { dialog, inDialog } from '../testing/open-kit.tsx'
import { spoken } from '../testing/render-kit.tsx'
import { subscriptionCalls } from './subscription-calls.ts'
import { actionCases, before } from './testing/cases.ts'

test('a discount that was granted twice leaves nothing to cancel', async () => {
  const one = actionCases.find(({ name }) => name === 'createDiscountRecord')!
  await openAction({ scenario: 'subscriptions/staff', subscriptionId: one.subscriptionId, intent: one.name }, (all) => {
    all.faults.add({ operation: subscriptionCalls.calls[one.name].operation, kind: 'resent' })
  })
  await one.fill?.()
  await press(inDialog(one.submit))
  await expect.element(dialog.getByText(one.twice!, { exact: false })).toBeVisible()
  expect(inDialog('Cancel').query()).toBeNull()
  await press(dialog.getByRole('button', { name: 'Close' }).last())
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a discount whose answer is lost is looked for before it can be granted again', async () => {
  skipTime()
  const one = actionCases.find(({ name }) => name === 'createDiscountRecord')!
  const { operation } = subscriptionCalls.calls[one.name]
  const acted = { scenario: 'subscriptions/staff', subscriptionId: one.subscriptionId, intent: one.name } as const
  const { platform } = await openAction(acted, (all) => {
    all.faults.add({ operation, kind: 'committed-late', after: 20_000, times: 1 })
  })
  await one.fill?.()
  await press(inDialog(one.submit))
  await expect.element(dialog.getByText('We’re looking up', { exact: false }).first()).toBeVisible()
  expect(inDialog('Try again').query()).toBeNull()
  await inTime(() => spoken()).toContain(one.done)
  expect(platform.calls.of(operation)).toHaveLength(1)
})

/** Opens the dialog of a discount and fills it in; from then on, reading the discounts meets a fault. */
async function fillDiscount(kind: FaultKind, prepare?: (platform: MockPlatform) => void) {
  const one = actionCases.find(({ name }) => name === 'createDiscountRecord')!
  const acted = { scenario: 'subscriptions/staff', subscriptionId: one.subscriptionId, intent: one.name } as const
  const { platform } = await openAction(acted, prepare)
  await one.fill?.()
  const fault = platform.faults.add({ operation: listSubscriptionDiscountRecords, kind })
  const grants = () => platform.calls.of(subscriptionCalls.calls[one.name].operation)
  return { one, platform, fault, grants }
}

test('a discount that was granted can’t be granted again while the discounts are read', async () => {
  const { one, fault, grants } = await fillDiscount('slow')
  const submit = inDialog(one.submit).element() as HTMLButtonElement
  await press(inDialog(one.submit))
  // Done: nothing is left to cancel.
  await expect.element(inDialog('Cancel')).not.toBeInTheDocument()
  submit.click()
  submit.form!.requestSubmit()
  fault.remove()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => spoken()).toContain(one.done)
  expect(grants()).toHaveLength(1)
})

test.each<FaultKind>([503, 'offline'])(
  'a discount is granted also if the discounts can’t be read (%s)',
  async (kind) => {
    const { one, grants } = await fillDiscount(kind)
    await press(inDialog(one.submit))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => spoken()).toContain(one.done)
    expect(grants()).toHaveLength(1)
  },
)

test('a discount that was granted twice is told also once its dialog was closed', async () => {
  const { one, fault } = await fillDiscount('slow', ({ faults }) => {
    faults.add({ operation: subscriptionCalls.calls.createDiscountRecord.operation, kind: 'resent' })
  })
  await press(inDialog(one.submit))
  await expect.element(inDialog('Cancel')).not.toBeInTheDocument()
  await press(dialog.getByRole('button', { name: 'Close' }).last())
  await expect.element(dialog).not.toBeInTheDocument()
  fault.remove()
  await expect.poll(() => spoken('assertive').join(' ')).toContain(one.twice)
})

test('every action has a test case', () => {
  expect(actionCases.map(({ name }) => name)).toEqual(namesOf(subscriptionActions.rows))
})

describe.each(actionCases)('$name', (one) => {
  const { name, subscriptionId, scenario = 'subscriptions/staff', fill, submit, body, done, becomes } = one
  test('sends what was entered once, announces the result, and the subscription shows it', async () => {
    const { platform, events } = await openAction({ scenario, subscriptionId, intent: name }, before(one))
    await expect.element(dialog).toBeVisible()
    await fill?.()
    const { violations } = await axe.run(dialog.element())
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await press(inDialog(submit))
    await expect.poll(() => spoken()).toContain(done)
    await expect.element(dialog).not.toBeInTheDocument()
    const sent = platform.calls.of(subscriptionCalls.calls[name].operation)
    expect(sent).toHaveLength(1)
    if (body) expect(sent[0]!.body).toEqual(body)
    const after = platform.store.subscriptions.subscriptions.get(subscriptionId)
    if (name === 'delete') expect(after).toBeUndefined()
    else expect(after).toMatchObject(becomes ?? {})
    expect(events.filter(({ type }) => type === 'subscriptions.plan.changed')).toMatchObject([
      { data: { subscriptionId, action: name } },
    ])
  })
})
