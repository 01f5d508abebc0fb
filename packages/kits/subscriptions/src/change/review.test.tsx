import * as calls from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { createPlatform } from '@memberkit/fixtures/subscriptions'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeSlots } from '../testing/change-slots.tsx'
import { button, heading, openKit, type OpenOptions, text } from '../testing/open-kit.tsx'

const at = '/?subscription=sub-1&flow=change-plan'
const open = (options: Partial<OpenOptions> = {}) =>
  openKit({ scenario: 'subscriptions/active-member', address: at, changeSlots, ...options })

const changedElsewhere = ({ store }: MockPlatform, change: object) => {
  const all = store.subscriptions.subscriptions
  all.put({ ...all.get('sub-1')!, ...change, version: '99' })
}
const ended = { status: 'CANCELLED', cancelledOn: '2026-03-10' }

test('a plan that ends during the review isn’t offered to change, and reading goes on with why', async () => {
  const { platform, queryClient } = await open()
  await button('Without supplement').click()
  await expect.element(text('−$9.95/month')).toBeVisible()
  ;(button('Change plan').element() as HTMLElement).focus()
  changedElsewhere(platform, ended)
  await queryClient.invalidateQueries()
  await expect.element(text('This plan has ended, so there is nothing to change.')).toBeVisible()
  await expect.element(heading('Review the change')).toHaveFocus()
  expect(page.getByText('−$9.95/month').query()).toBeNull()
  expect(page.getByText(/next bill shows any charge for part of a period/).query()).toBeNull()
  expect(button('Change plan').query()).toBeNull()
  expect(button('Choose another plan').query()).toBeNull()
  await button('Leave unchanged').click()
  await expect.element(button('All plans')).toBeVisible()
})

test('a plan that ended as the change was sent says so beside what has changed', async () => {
  const { platform } = await open()
  await button('Without supplement').click()
  await expect.element(button('Change plan')).toBeVisible()
  changedElsewhere(platform, ended)
  await button('Change plan').click()
  await expect.element(text('This plan has changed')).toBeVisible()
  await expect.element(text('This plan has ended, so there is nothing to change.')).toBeVisible()
  expect(page.getByText(/Look at it again/).query()).toBeNull()
})

test('a plan that ends while another one is picked shows why in place of the picker', async () => {
  const { platform, queryClient } = await open()
  await expect.element(button('Without supplement')).toBeVisible()
  changedElsewhere(platform, { status: 'PENDING_CANCEL' })
  await queryClient.invalidateQueries()
  await expect.element(text('Keep it first, then you can change it.')).toBeVisible()
  expect(button('Without supplement').query()).toBeNull()
})

test('where members have no “Keep my plan”, nobody is told to keep it', async () => {
  const { activate: _, ...transitions } = calls.subscriptionTransitions
  await openKit({ scenario: 'subscriptions/pending-cancel', address: at, changeSlots, transitions })
  await expect.element(text('This plan is set to end, so it can’t be changed.')).toBeVisible()
})

test.each(['PENDING_CANCEL', 'SUSPENDED'])(
  'associates are told only what they can do with a plan that is %s',
  async (status) => {
    const { identityId } = createPlatform({ scenario: 'subscriptions/partner' }).subject
    const prepare = (platform: MockPlatform) => changedElsewhere(platform, { status, identityId })
    await open({ scenario: 'subscriptions/partner', prepare })
    await expect.element(text('This plan can’t be changed from here. Contact us to change it.')).toBeVisible()
    expect(page.getByText(/keep it|can be changed again/i).query()).toBeNull()
  },
)

test('each change of billing shows that the plan has ended meanwhile', async () => {
  const { platform, queryClient } = await open({ address: '/?subscription=sub-1&flow=change-billing' })
  await expect.element(button('Change billing day')).toBeVisible()
  changedElsewhere(platform, ended)
  await queryClient.invalidateQueries()
  await expect.element(text('This plan has ended, so there is nothing to change.')).toBeVisible()
  expect(button('Change billing day').query()).toBeNull()
  expect(button('Change frequency').query()).toBeNull()
})

test('a review that is loaded again keeps the plan and the day that were chosen', async () => {
  const first = await open()
  await button('Without supplement').click()
  await page.getByRole('radio', { name: 'On a day I choose' }).click()
  await page.getByRole('textbox', { name: 'Month' }).fill('4')
  await page.getByRole('textbox', { name: 'Day' }).fill('8')
  await page.getByRole('textbox', { name: 'Year' }).fill('2026')
  const address = first.router.current()
  await first.screen.unmount()

  const { platform } = await open({ address })
  await expect.element(heading('Review the change')).toBeVisible()
  await expect.element(text('−$9.95/month')).toBeVisible()
  await button('Change plan').click()
  await expect.element(button('All plans')).toBeVisible()
  expect(platform.calls.of(calls.updateSubscriptionOffer)[0]?.body).toEqual({
    items: [{ type: 'PRODUCT', productId: 'product-legal-family' }],
    effectiveOn: '2026-04-08',
  })
  expect({ ...sessionStorage }).toEqual({})
})

test.each(['', 'null', '{"at":1,"value":{}}', '{"at":9e15,"value":{"items":[{"productId":1}]}}'])(
  'a review without a choice that can be read begins with the choice (%s)',
  async (kept) => {
    sessionStorage.setItem('memberkit.subscriptions.change.sub-1.plan', kept)
    const { router } = await open({ address: `${at}&step=review` })
    await expect.element(button('Without supplement')).toBeVisible()
    expect(router.current()).toBe(at)
  },
)

test.each(['change-plan', 'update-payment', 'change-billing'])('Escape leaves %s unchanged', async (flow) => {
  const address = `/?subscription=sub-1&flow=${flow}`
  const { platform, router, events } = await open({ address })
  const title = page.getByRole('heading', { level: 2, name: /^Change (plan|payment method|billing dates)$/ })
  await expect.element(title).toBeVisible()
  ;(title.element() as HTMLElement).focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('All plans')).toBeVisible()
  expect(router.current()).toBe('/?subscription=sub-1')
  expect(events.filter(({ type }) => type === 'subscriptions.flow.ended')).toMatchObject([
    { data: { flow, outcome: 'left' } },
  ])
  expect(platform.calls.entries.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('whoever acts for a member confirms it before a change is sent', async () => {
  const { platform } = await open({
    session: { actingFor: { identityId: 'id-7', name: 'Ada Example' } },
    address: '/?subscription=sub-1&flow=change-billing',
  })
  await page.getByLabelText('Day of the month').selectOptions('20')
  await button('Change billing day').click()
  await expect.element(text('Confirm that Ada Example asked you to')).toBeVisible()
  expect(platform.calls.of(calls.updateBillCycleDay)).toEqual([])
  await page
    .getByRole('checkbox', { name: /for Ada Example/ })
    .first()
    .click()
  await button('Change billing day').click()
  await expect.element(button('All plans')).toBeVisible()
})
