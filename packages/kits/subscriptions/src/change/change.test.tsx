import * as calls from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeSlots } from '../testing/change-slots.tsx'
import { button, heading, openKit, type OpenOptions, text } from '../testing/open-kit.tsx'

const open = (flow: string, options: Partial<OpenOptions> = {}) =>
  openKit({
    scenario: 'subscriptions/active-member',
    address: `/?subscription=sub-1&flow=${flow}`,
    changeSlots,
    ...options,
  })

const bodyOf = (platform: MockPlatform, operation: Parameters<MockPlatform['calls']['of']>[0]) =>
  platform.calls.of(operation).map(({ body }) => body)

test('another payment method is chosen, and the other plans on both are named', async () => {
  const { platform, events, router } = await open('update-payment')
  await expect.element(text(/^Visa ending in 4242 also pays for IDShield Family 2021/)).toBeVisible()
  await button('Use this payment method').click()
  await expect.element(text('This payment method pays for the plan already')).toBeVisible()
  expect(bodyOf(platform, calls.updateSubscriptionPaymentMethod)).toEqual([])

  await press(page.getByRole('radio', { name: /Mastercard/ }))
  await button('Use this payment method').click()
  await expect.element(heading('Legal Plan Family')).toHaveFocus()
  expect(bodyOf(platform, calls.updateSubscriptionPaymentMethod)).toEqual([{ paymentMethodId: 'pm-2' }])
  expect(router.current()).toBe('/?subscription=sub-1')
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['subscriptions.plan.changed', 'subscriptions.flow.ended']),
  )
})

test('the only method of an active plan can’t be removed; a method added in place is chosen', async () => {
  await open('update-payment')
  await expect.element(text(/this one can only be replaced/)).toBeVisible()
  expect(button('Remove from this plan').query()).toBeNull()
  await button('Add a payment method').click()
  await expect.element(button('Add a payment method')).toHaveFocus()
  await button('Save card').click()
  await expect.element(page.getByRole('radio', { name: /Mastercard/ })).toBeChecked()
  await expect.element(button('Add a payment method')).toHaveFocus()
})

test('without any payment method, the focus goes on to where one is added', async () => {
  const wallet = ({ store }: MockPlatform) => {
    for (const { id } of store.payments.paymentMethods.all()) store.payments.paymentMethods.delete(id)
  }
  await open('update-payment', { prepare: wallet })
  await button('Add a payment method').click()
  await expect.element(button('Save card')).toBeVisible()
  await expect.element(button('Add a payment method')).toHaveFocus()
})

test('a change of plan is reviewed: prices, their difference, what is given up, and no sum for part of a period', async () => {
  const { platform, router } = await open('change-plan')
  await button('Without supplement').click()
  await expect.element(heading('Review the change')).toHaveFocus()
  await expect.element(text('−$9.95/month')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Trial Defense' })).toBeVisible()
  await expect.element(text(/next bill shows any charge for part of a period/)).toBeVisible()

  // Back leads to the picker, and forth to the same review.
  router.go('/?subscription=sub-1&flow=change-plan')
  await expect.element(button('Without supplement')).toBeVisible()
  router.go('/?subscription=sub-1&flow=change-plan&step=review')
  await button('Change plan').click()
  await expect.element(heading('Legal Plan Family')).toBeVisible()
  await expect.element(button('All plans')).toBeVisible()
  expect(bodyOf(platform, calls.updateSubscriptionOffer)).toEqual([
    { items: [{ type: 'PRODUCT', productId: 'product-legal-family' }] },
  ])
  expect(router.current()).toBe('/?subscription=sub-1')
})

test('of a change planned for a later day nothing is claimed after a lost answer', async () => {
  const { platform } = await open('change-plan', {
    prepare: ({ faults }) =>
      void faults.add({ operation: calls.updateSubscriptionOffer, kind: 'dropped-after-commit' }),
  })
  await button('Without supplement').click()
  await page.getByRole('radio', { name: 'On a day I choose' }).click()
  const day = page.getByRole('group', { name: /^Day of the change/ })
  await day.getByRole('textbox', { name: 'Month' }).fill('4')
  await day.getByRole('textbox', { name: 'Day' }).fill('8')
  await day.getByRole('textbox', { name: 'Year' }).fill('2026')
  await button('Change plan').click()
  await expect.element(button('Check again')).toBeVisible()
  expect(button('Change plan').query()).toBeNull()
  expect(bodyOf(platform, calls.updateSubscriptionOffer)).toEqual([
    expect.objectContaining({ effectiveOn: '2026-04-08' }),
  ])
})

test('the next three dates are shown as expected; days 29 to 31 become the last day of the month', async () => {
  await open('change-billing')
  await page.getByLabelText('Day of the month').selectOptions('31')
  const dates = page.getByRole('list', { name: 'Next bills' })
  expect(
    dates
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['March 31, 2026$39.90', 'April 30, 2026$39.90', 'May 31, 2026$39.90'])
  await expect.element(text('In shorter months, the bill comes on the last day.')).toBeVisible()
  await expect.element(text('You have paid through April 7, 2026.')).toBeVisible()
  await page.getByRole('radio', { name: 'Annually' }).click()
  await button('Back to the plan').click()
  await button('Change billing dates').click()
  // Nothing chosen is lost on the way.
  await expect.element(page.getByLabelText('Day of the month')).toHaveValue('31')
  await expect.element(page.getByRole('radio', { name: 'Annually' })).toBeChecked()
})

test.each([
  ['subscriptions/billed-elsewhere', 'sub-11', 'change-plan', /PayPal bills this plan/],
  ['subscriptions/billed-elsewhere', 'sub-12', 'update-payment', /Another system bills this plan/],
  ['subscriptions/catching-up', 'sub-1', 'change-billing', /This plan is catching up on payments/],
  ['subscriptions/suspended', 'sub-1', 'change-plan', /This plan is suspended/],
  ['subscriptions/pending-cancel', 'sub-1', 'change-plan', /This plan is set to end/],
] as const)('%s %s: %s is refused with its reason', async (scenario, id, flow, reason) => {
  await openKit({ scenario, address: `/?subscription=${id}&flow=${flow}`, changeSlots })
  await expect.element(text(reason)).toBeVisible()
  await button('Back to the plan').click()
  await expect.element(button('All plans')).toBeVisible()
})

test('a change under review is shown before anything is sent, and what was chosen stays', async () => {
  const { platform } = await open('change-billing')
  await page.getByLabelText('Day of the month').selectOptions('20')
  platform.store.subscriptions.subscriptions.put({
    ...platform.store.subscriptions.subscriptions.get('sub-1')!,
    billingPeriod: 'ANNUAL',
    version: '9',
  })
  await button('Change billing day').click()
  await expect.element(text('This plan has changed')).toBeVisible()
  await expect.element(text(/Monthly/)).toBeVisible()
  await expect.element(page.getByLabelText('Day of the month')).toHaveValue('20')
  await button('Change billing day').click()
  await expect.element(button('All plans')).toBeVisible()
})

test('of two changes on a page, the one that was begun last leads', async () => {
  await open('change-billing')
  await expect.element(button('Change billing day')).toHaveAttribute('data-tone', 'secondary')
  await page.getByLabelText('Day of the month').selectOptions('20')
  await expect.element(button('Change billing day')).toHaveAttribute('data-tone', 'primary')
  await expect.element(button('Change frequency')).toHaveAttribute('data-tone', 'secondary')
  await page.getByText('Quarterly').click()
  await expect.element(button('Change frequency')).toHaveAttribute('data-tone', 'primary')
  await expect.element(button('Change billing day')).toHaveAttribute('data-tone', 'secondary')
  await page.getByText('Monthly').click()
  await expect.element(button('Change billing day')).toHaveAttribute('data-tone', 'primary')
})

test('a plan whose frequency somebody else has changed is reviewed without a price that nobody knows', async () => {
  const { platform } = await open('change-plan')
  await button('Without supplement').click()
  await expect.element(text('−$9.95/month')).toBeVisible()
  const all = platform.store.subscriptions.subscriptions
  all.put({ ...all.get('sub-1')!, billingPeriod: 'ANNUAL', price: '438.90', version: '9' })
  await button('Change plan').click()
  await expect.element(text('This plan has changed')).toBeVisible()
  await expect.element(text('$438.90/year')).toBeVisible()
  expect(page.getByText(/29\.95\/year|408\.95/).query()).toBeNull()
})

test('a flow that a link opened ends where the link says', async () => {
  const { router } = await open('update-payment', {
    address: '/?subscription=sub-1&flow=update-payment&returnTo=%2Fhome',
  })
  await button('Leave unchanged').click()
  expect(router.current()).toBe('/home')
})

test('a change that a link opened names the way out, and one begun on the page of the plan ends there', async () => {
  const first = await open('change-billing', {
    address: '/?subscription=sub-1&flow=change-billing&returnTo=%2Fhome',
  })
  await button('Go back').click()
  expect(first.router.current()).toBe('/home')
  await first.screen.unmount()
  const { router } = await openKit({
    scenario: 'subscriptions/active-member',
    address: '/?subscription=sub-1&returnTo=%2Fhome',
    changeSlots,
  })
  await button('Change billing dates').click()
  await button('Back to the plan').click()
  await expect.element(button('Change billing dates')).toBeVisible()
  expect(router.current()).toBe('/?subscription=sub-1')
})

test('by keyboard alone, from the page of the plan to the change and back', async () => {
  await openKit({ scenario: 'subscriptions/active-member', address: '/?subscription=sub-1', changeSlots })
  await expect.element(button('Change payment method')).toBeVisible()
  ;(button('Change payment method').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Change payment method')).toHaveFocus()
})
