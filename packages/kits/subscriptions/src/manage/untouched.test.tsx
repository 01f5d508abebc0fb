import * as calls from '@memberkit/contract/commerce/subscriptions'
import type { Subscription } from '@memberkit/contract/commerce/subscriptions'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { openAction } from '../testing/open-action.tsx'
import { dialog, field, inDialog } from '../testing/open-kit.tsx'
import type { SubscriptionActionName } from '../shared/subscription-actions.ts'
import { actionCases } from './testing/cases.ts'
import { day } from './testing/fill.ts'

/** Opens an action, whose subscription a colleague changes once `fill` has filled it in. */
async function overtaken(
  name: SubscriptionActionName,
  theirs: Partial<Subscription>,
  fill: () => Promise<unknown> = async () => {},
) {
  const { subscriptionId } = actionCases.find((one) => one.name === name)!
  const { platform, queryClient } = await openAction({ scenario: 'subscriptions/staff', subscriptionId, intent: name })
  await expect.element(dialog).toBeVisible()
  await fill()
  changeAsColleague(platform, platform.store.subscriptions.subscriptions, subscriptionId, theirs)
  await queryClient.invalidateQueries()
  await expect.element(dialog.getByText('This subscription has changed')).toBeVisible()
  return platform
}

/** Presses twice: once to see what has changed, once to send it. */
async function agree(submit: string) {
  await press(inDialog(submit))
  await press(inDialog(submit))
  await expect.element(dialog).not.toBeInTheDocument()
}

const premier = () => enter(field('Level'), 'Legal Plan Family Premier')

test('a change of plan keeps the frequency that a colleague has set meanwhile', async () => {
  const platform = await overtaken('updateOffer', { billingPeriod: 'ANNUAL' }, premier)
  await agree('Change plan')
  expect(platform.calls.of(calls.updateSubscriptionOffer)[0]?.body).toMatchObject({ billingPeriod: 'ANNUAL' })
})

test('a change of level adds no supplement that a colleague has removed meanwhile', async () => {
  const items = [
    { id: 'item-1', type: 'PRODUCT', productId: 'product-legal-family', label: 'Legal Plan Family', price: '29.95' },
  ] as const
  const platform = await overtaken('updateOffer', { items: [...items] }, premier)
  await expect.element(dialog.getByRole('checkbox', { name: 'Trial Defense' })).not.toBeChecked()
  await agree('Change plan')
  expect(platform.calls.of(calls.updateSubscriptionOffer)[0]?.body).toMatchObject({
    items: [{ productId: 'product-legal-family', tier: 'Legal Plan Family Premier' }],
  })
})

test('what a colleague has entered is what a field without input has', async () => {
  await overtaken('updatePostalCode', { postalCode: '00009' })
  await expect.element(field('Postal code')).toHaveValue('00009')
})

test('what is entered in a field stays when a colleague has changed it', async () => {
  await overtaken('updatePostalCode', { postalCode: '00009' }, () => enter(field('Postal code'), '00003'))
  await expect.element(field('Postal code')).toHaveValue('00003')
})

test('a colleague’s date is that of a form without input, and stays beside one', async () => {
  const month = dialog.getByRole('group', { name: /^Next bill/ }).getByRole('textbox', { name: 'Month' })
  const platform = await overtaken('updateNextBillOn', { nextBillOn: '2026-05-20' })
  await expect.element(month).toHaveValue('5')
  await day('Next bill', ['6', '20', '2026'])
  changeAsColleague(platform, platform.store.subscriptions.subscriptions, 'sub-1', { price: '44.90' })
  await expect.element(month).toHaveValue('6')
})

test('a colleague’s payment attempts are those of a form without input', async () => {
  await overtaken('updateRetrySchedule', { retryOn: ['2026-03-16'] })
  await expect.element(inDialog('Remove Attempt 1')).toBeVisible()
  expect(inDialog('Remove Attempt 2').query()).toBeNull()
})

test('a reinstatement that a colleague has forbidden isn’t allowed by the press that was to forbid it', async () => {
  const platform = await overtaken('updateDoNotReinstate', { doNotReinstate: true })
  await expect.poll(() => dialog.element().textContent).toContain('Forbidden (was Allowed)')
  expect(inDialog('Allow reinstatement').query()).toBeNull()
  expect(inDialog('Forbid reinstatement').query()).toBeNull()
  expect(platform.calls.of(calls.updateDoNotReinstate)).toEqual([])
})
