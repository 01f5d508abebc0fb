import {
  createSubscription,
  deleteSubscription,
  listSubscriptions,
  type Subscription,
  suspendSubscription,
} from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { isSound } from '@memberkit/testing/kit-events'
import { unreadableRows } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, choose, dialog, field, inDialog, openKit, text } from '../testing/open-kit.tsx'
import { spoken } from '../testing/render-kit.tsx'

const table = page.getByRole('table', { name: 'Subscriptions' })
const menuOf = (plan: string) => page.getByRole('button', { name: `More actions for ${plan}` }).first()
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

/** Lets the mock platform answer a subscription that breaks the contract. */
const changing =
  (id: string, change: (one: Subscription) => object) =>
  ({ store: { subscriptions } }: MockPlatform) =>
    void subscriptions.subscriptions.putUnchecked(change(subscriptions.subscriptions.get(id)!) as Subscription)

test('staff see why an action isn’t possible, in words', async () => {
  await openKit({ scenario: 'subscriptions/billed-elsewhere', realm: 'Internal' })
  await menuOf('Legal Plan Family').click()
  await expect.element(text('Another system bills this subscription. Change it there.')).toBeVisible()
  await expect.element(item('For the group: cancel today')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(text('It isn’t part of a group.')).toBeVisible()
})

test('the kind of a bank account is seen, as its drawing doesn’t say it', async () => {
  await openKit({
    scenario: 'subscriptions/staff',
    prepare({ store: { payments } }) {
      const bankAccount = { type: 'SAVINGS', lastFour: '6789' } as const
      for (const { card: _, ...one } of payments.paymentMethods.all())
        payments.paymentMethods.put({ ...one, bankAccount })
    },
  })
  const kind = table.getByText(/^Savings/).first()
  await expect.element(kind).toBeVisible()
  expect(kind.element().getBoundingClientRect().width).toBeGreaterThan(20)
})

test('an unreadable subscription is a row of its own and counted; the others can be acted on', async () => {
  const prepare = changing('sub-1', ({ status: _, ...rest }) => rest)
  const kit = await openKit({ scenario: 'subscriptions/staff', prepare })
  await expect.element(text('We couldn’t read this subscription')).toBeVisible()
  expect(unreadableRows()).toEqual([expect.stringMatching(/^We couldn’t read this subscription/)])
  await expect.element(text('8 subscriptions')).toBeVisible()
  await expect.element(menuOf('Legal CDLP')).toBeVisible()
  expect(isSound(kit)).toBe(true)
})

test('a status that was added later is readable, filters by its raw value, and says why nothing depends on it', async () => {
  const { router } = await openKit({ scenario: 'subscriptions/unknown-values', realm: 'Internal' })
  await expect.element(text('Added later')).toBeVisible()
  await menuOf('Legal Plan Family').click()
  await expect.element(text(/Not possible while the status is Added later/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await button('Filters').click()
  await page.getByRole('search').getByRole('button', { name: 'Status' }).click()
  await page.getByRole('checkbox', { name: 'Added later' }).click()
  expect(router.current()).toBe('/?status=ADDED_LATER')
})

test('a card says until when a plan is paid, unless that is the day before its next bill', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1024, 768))
  const behind = changing('sub-1', (one) => ({ ...one, nextBillOn: '2026-04-08', paidToDate: '2026-03-07' }))
  await openKit({ scenario: 'subscriptions/staff', prepare: behind })
  await expect.element(text('Paid through Mar 7, 2026')).toBeVisible()
  await expect.element(text('Paid through Apr 7, 2026')).toBeInTheDocument()
  await expect.element(text('Paid through Apr 7, 2026')).not.toBeVisible()
})

test('a card without a next bill says until when a plan is paid beside its status, unless that is its last day', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1024, 768))
  await openKit({ scenario: 'subscriptions/staff' })
  const shown = (plan: RegExp) => {
    const words = page.getByRole('row', { name: plan }).element().querySelectorAll('span:has(> time)')
    return [...words].filter((one) => one.checkVisibility()).map(({ textContent }) => textContent?.trim())
  }
  await expect.poll(() => shown(/IDShield Individual 2021/)).toEqual(['Last day Apr 7, 2026'])
  expect(shown(/Legal Plan Individual.*Canceled/)).toEqual(['Paid through Apr 7, 2026'])
})

test('the list prints with its columns, without controls', async () => {
  await openKit({ scenario: 'subscriptions/staff' })
  await expect.element(table).toBeVisible()
  await button('Export').click()
  const words = await printedBy(() => item('Print this list').click())
  expect(words).toContain('Legal Plan Family M-0002')
  expect(printedControls()).toEqual([])
})

test('another administrator was faster: what has changed is shown, and the menu is another one then', async () => {
  const { platform } = await openKit({ scenario: 'subscriptions/staff' })
  await choose('Suspend', 'More actions for Legal Plan Family')
  await expect.element(inDialog('Suspend subscription')).toBeVisible()
  const all = platform.store.subscriptions.subscriptions
  all.put({ ...all.get('sub-1')!, status: 'CANCELLED', cancelledOn: '2026-03-10', version: '99' })
  await press(inDialog('Suspend subscription'))
  await expect.element(dialog.getByText('This subscription has changed')).toBeVisible()
  await expect.element(dialog.getByText('Canceled (was Active)')).toBeVisible()
  await press(inDialog('Cancel'))
  await menuOf('Legal Plan Family').click()
  await expect.element(item('Suspend')).toHaveAttribute('aria-disabled', 'true')
  expect(platform.calls.of(suspendSubscription)).toHaveLength(1)
})

test('a subscription is created once, though its answer is lost and the request sent again', async () => {
  const { platform } = await openKit({ scenario: 'subscriptions/staff' })
  await press(button('Create subscription'))
  await enter(field('Plan'), 'Legal plan for one')
  await enter(field('Level'), 'Legal Plan Individual')
  platform.faults.add({ operation: createSubscription, kind: 'dropped-after-commit', times: 1 })
  await press(inDialog('Create subscription'))
  await expect.poll(() => spoken()).toContain('Legal Plan Individual was created.')
  const [sent] = platform.calls.of(createSubscription)
  expect(sent!.body).toMatchObject({ vendor: 'ATLAS', billingPeriod: 'MONTHLY', startedOn: '2026-03-10' })
  const made = platform.store.subscriptions.subscriptions.all().filter(({ idempotentKey }) => idempotentKey)
  expect(made).toHaveLength(1)
})

test('closed while its outcome is unknown and opened again, the same subscription is not created twice', async () => {
  skipTime()
  const { platform } = await openKit({ scenario: 'subscriptions/staff' })
  platform.faults.add({ operation: createSubscription, kind: 'dropped-after-commit', times: 1 })
  const unread = platform.faults.add({ operation: listSubscriptions, kind: 503 })
  await press(button('Create subscription'))
  await enter(field('Plan'), 'Legal plan for one')
  await enter(field('Level'), 'Legal Plan Individual')
  await press(inDialog('Create subscription'))
  await inTime(() => inDialog('Check again').query()).not.toBeNull()
  await press(inDialog('Cancel'))
  unread.remove()
  await press(button('Create subscription'))
  await expect.element(dialog.getByText('We don’t know yet', { exact: false })).toBeVisible()
  expect(inDialog('Create subscription').query()).toBeNull()
  await press(inDialog('Check again'))
  await expect.poll(() => spoken()).toContain('Legal Plan Individual was created.')
  expect(platform.calls.of(createSubscription)).toHaveLength(1)
  const made = platform.store.subscriptions.subscriptions.all().filter(({ idempotentKey }) => idempotentKey)
  expect(made).toHaveLength(1)
})

test.each([
  ['Legal Small Business', 'Invoices are still open. Settle or void them first.'],
  ['Legal CDLP', 'The subscription isn’t canceled. Cancel it first.'],
])('a record that has to stay says why, and nothing is offered: %s', async (plan, why) => {
  const { platform } = await openKit({ scenario: 'subscriptions/staff' })
  await choose('Delete record', `More actions for ${plan}`)
  await expect.element(dialog.getByText(why, { exact: false })).toBeVisible()
  expect(inDialog('Delete record').query()).toBeNull()
  expect(platform.calls.of(deleteSubscription)).toEqual([])
})

test('for somebody without any, the first subscription is created from the empty list', async () => {
  await openKit({ scenario: 'subscriptions/empty', realm: 'Internal' })
  await press(button('Create subscription'))
  await expect.element(inDialog('Create subscription')).toBeVisible()
})

test('a death is met with other words, and a date change without a reason isn’t sent', async () => {
  await openKit({ scenario: 'subscriptions/staff' })
  await choose('Cancel today', 'More actions for Legal CDLP')
  await press(dialog.getByRole('radio', { name: 'Death of the member' }))
  await expect.element(dialog.getByText(/^We’re sorry\./)).toBeVisible()
  await expect.element(inDialog('End subscription')).toBeVisible()
  await press(inDialog('Go back'))
  await choose('Change start date', 'More actions for Legal CDLP')
  await press(inDialog('Change date'))
  await expect.element(dialog.getByText('This is the current date.').first()).toBeVisible()
})
