import * as calls from '@memberkit/contract/commerce/subscriptions'
import { barriers, dialog, inDialog, said } from '@memberkit/testing/on-page'
import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openRoster } from '../../testing/open-roster.tsx'
import { actOn, type MemberCase, memberCases } from './testing/member-cases.ts'

const statusOf = ({ platform }: Awaited<ReturnType<typeof openRoster>>, id: string) =>
  platform.store.subscriptions.subscriptions.get(id)

test.each(memberCases)('$name: sent once, said, and shown in the row', async (one: MemberCase) => {
  const stage = await openRoster()
  await actOn(one)
  await one.fill?.()
  expect(await barriers()).toEqual([])
  await press(inDialog(one.submit))
  await expect.element(page.getByText(one.done).first()).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const sent = stage.platform.calls.of(one.operation)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body ?? undefined).toEqual(one.body)
  expect(statusOf(stage, one.id)).toMatchObject(one.after)
  expect(stage.events.find(({ type }) => type === 'subscriptions.plan.changed')?.data).toMatchObject({
    subscriptionId: one.id,
    action: one.name,
  })
})

test('a plan isn’t ended without a reason, and a death is met with other words', async () => {
  const { platform } = await openRoster()
  await actOn(memberCases.find(({ name }) => name === 'cancel')!)
  await press(inDialog('End today'))
  await expect.element(said('Choose a reason.')).toBeVisible()
  expect(platform.calls.of(calls.cancelGroupSubscription)).toEqual([])
  await dialog.getByLabelText('Reason').selectOptions('Death of the member')
  await expect.element(said('We’re sorry.')).toBeVisible()
})

test('whoever acts for an administrator says so before anything is sent', async () => {
  const actingFor = { identityId: 'id-7', name: 'Ada Example' }
  const { platform } = await openRoster(undefined, { session: { actingFor } })
  const one = memberCases.find(({ name }) => name === 'cancel')!
  await actOn(one)
  await one.fill?.()
  await press(inDialog('End today'))
  expect(platform.calls.of(calls.cancelGroupSubscription)).toEqual([])
  await dialog.getByRole('checkbox').click()
  await press(inDialog('End today'))
  await expect.element(page.getByText(one.done).first()).toBeVisible()
  expect(platform.calls.of(calls.cancelGroupSubscription)).toHaveLength(1)
})

test('what has ended can’t be acted on', async () => {
  await openRoster()
  await expect.element(page.getByRole('button', { name: 'More for Alba Example, Legal Plan Individual' })).toBeVisible()
  expect(page.getByRole('button', { name: /^More for Felix/ }).query()).toBeNull()
})

test('once an action was refused for lack of permission, its dialog says why nothing can be sent', async () => {
  const { platform } = await openRoster(({ faults }) => {
    faults.add({ operation: calls.cancelGroupSubscription, kind: 403 })
  })
  const one = memberCases.find(({ name }) => name === 'cancel')!
  await actOn(one)
  await one.fill?.()
  await press(inDialog('End today'))
  await expect.element(said('Ask your administrator')).toBeVisible()
  await press(inDialog('Go back'))
  await actOn(one)
  await expect.element(said('You don’t have permission to do this')).toBeVisible()
  await expect.element(said('An earlier try was refused')).toBeVisible()
  await expect.element(inDialog('End today')).toHaveAttribute('aria-disabled', 'true')
  expect(await barriers()).toEqual([])
  expect(platform.calls.of(calls.cancelGroupSubscription)).toHaveLength(1)
})
