import axe from 'axe-core'
import * as calls from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, heading, openKit, text } from '../testing/open-kit.tsx'
import { spoken } from '../testing/render-kit.tsx'

const flow = '/?subscription=sub-1&flow=cancel'
/** The control of each step that goes on to the end of the plan. */
const cancelButton = page.getByRole('button', { name: /^(Continue to cancel|Cancel (now|after|at).*)$/ })
const plan = ({ store }: MockPlatform) => store.subscriptions.subscriptions.get('sub-1')
/** Changes the plan as somebody else does, whose entry the journal has. */
function changedElsewhere({ store }: MockPlatform, change: Partial<calls.Subscription>) {
  const one = store.subscriptions.subscriptions.get('sub-1')!
  store.subscriptions.subscriptions.put({ ...one, version: `${one.version}x`, ...change })
}
const offer = {
  title: 'Pay less for three months',
  children: 'Ten dollars less, then the usual price.',
  acceptLabel: 'Pay $10 less',
  onAccept: () => {},
}

describe.each([
  { survey: undefined, saveOffer: undefined },
  { survey: undefined, saveOffer: offer },
  { survey: false as const, saveOffer: undefined },
  { survey: false as const, saveOffer: offer },
])('survey $survey, offer $saveOffer.title', (cancelFlow) => {
  test('from the card to the request takes at most three presses, and each screen has the button that cancels', async () => {
    const { platform } = await openKit({ scenario: 'subscriptions/active-member', cancelFlow })
    let presses = 1
    await button('Cancel plan: Legal Plan Family').click()
    while (platform.calls.of(calls.pendingCancelSubscription).length === 0 && presses < 4) {
      await expect.element(cancelButton).toBeVisible()
      const accept = button('Pay $10 less').query()
      if (accept) {
        const [own, other, keep] = [cancelButton.element(), accept, button('Keep my plan').element()].map((one) => {
          const { fontSize, fontWeight, blockSize } = getComputedStyle(one)
          return { fontSize, fontWeight, blockSize }
        })
        expect(own).toEqual(keep)
        expect(own).toEqual(other)
      }
      const title = document.querySelector('h2')?.textContent
      await cancelButton.click()
      presses++
      await expect.poll(() => document.querySelector('h2')?.textContent).not.toBe(title)
    }
    expect(presses).toBeLessThanOrEqual(3)
    await expect.element(heading('Legal Plan Family ends after April 7, 2026')).toHaveFocus()
  })
})

const filled = () => [...document.querySelectorAll('button:is([data-tone="primary"], [data-tone="critical"])')]

test.each(['end', 'now'])('an offer, the cancellation (%s) and keeping the plan weigh the same', async (timing) => {
  await openKit({ scenario: 'subscriptions/active-member', address: flow, cancelFlow: { saveOffer: offer } })
  await expect.element(cancelButton).toBeVisible()
  expect(filled()).toEqual([])
  if (timing === 'now') await text('Now').click()
  await cancelButton.click()
  for (const one of [button('Pay $10 less'), cancelButton, button('Keep my plan')])
    await expect.element(one).toHaveAttribute('data-tone', 'secondary')
  expect(filled()).toEqual([])
  // The way to the step before is none of them, and comes before the heading.
  await expect.element(button('Back')).toHaveAttribute('data-tone', 'quiet')
  const title = heading('Review what ends with Legal Plan Family').element()
  expect(button('Back').element().compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('where keeping the plan isn’t offered beside it, the button that cancels is the one that is filled', async () => {
  await openKit({ scenario: 'subscriptions/staff', address: `${flow}&step=review` })
  await expect.element(button('Leave unchanged')).toHaveAttribute('data-tone', 'secondary')
  expect(filled()).toEqual([cancelButton.element()])
})

test('a card whose cancellation is under way doesn’t offer it again: it can be made final, or the end come sooner', async () => {
  await openKit({ scenario: 'subscriptions/every-state' })
  for (const name of ['End sooner: IDShield Individual 2021', 'End sooner: IDShield Family 2021'])
    await expect.element(button(name)).toBeVisible()
  await expect.element(button('Finish canceling: Legal Plan Individual')).toBeVisible()
  const own = page
    .getByRole('article')
    .elements()
    .map(({ textContent }) => textContent ?? '')
  const underway = own.filter((words) => /Ends soon|Ends later|Cancellation started/.test(words))
  expect(underway).toHaveLength(3)
  for (const words of underway) expect(words).not.toContain('Cancel plan')
  await button('Finish canceling: Legal Plan Individual').click()
  await expect.element(heading('Choose when Legal Plan Individual ends')).toHaveFocus()
})

test('what ends is named before the last press: day, people, supplements, and what stays', async () => {
  await openKit({ scenario: 'subscriptions/active-member', address: flow })
  await cancelButton.click()
  await expect.element(heading('Review what ends with Legal Plan Family')).toHaveFocus()
  for (const name of ['You', 'Hugo Sample', 'Ivy Sample', 'Juno Sample'])
    await expect.element(page.getByRole('listitem').getByText(name, { exact: true })).toBeVisible()
  await expect.element(text('After April 7, 2026')).toBeVisible()
  await expect.element(text('Trial Defense')).toBeVisible()
  await expect.element(text('IDShield Family 2021')).toBeVisible()
  await expect.element(text('No open invoices')).toBeVisible()
  const { violations } = await axe.run(document.body)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('cancelling now sends the owner’s reason only; the answer of the survey goes to the host', async () => {
  const { platform, events } = await openKit({ scenario: 'subscriptions/active-member', address: flow })
  await page.getByText('Now', { exact: true }).click()
  await page.getByText('It costs too much').click()
  await button('Continue to cancel').click()
  await button('Cancel now').click()
  await expect.element(heading('Legal Plan Family is canceled')).toHaveFocus()
  expect(platform.calls.of(calls.cancelSubscription).map(({ body }) => body)).toEqual([
    { reason: 'MEMBER_REQUESTED_CANCEL' },
  ])
  expect(plan(platform)).toMatchObject({ status: 'CANCELLED' })
  await expect.element(text('No further payment is planned')).toBeVisible()
  await expect.element(text('access is being updated')).toBeVisible()
  const told = events.filter(({ type }) => type.startsWith('subscriptions.'))
  expect(told).toMatchObject([
    { type: 'subscriptions.plan.changed', data: { action: 'cancel', status: 'CANCELLED' } },
    { type: 'subscriptions.flow.ended', data: { outcome: 'done' } },
    { type: 'subscriptions.cancel.surveyed', data: { answer: 'price' } },
  ])
  expect(JSON.stringify(told)).not.toContain('costs')
})

test('open invoices are named with a way to pay, and don’t hinder', async () => {
  const paid: string[] = []
  const { platform } = await openKit({
    scenario: 'subscriptions/outstanding',
    address: `${flow}&step=review`,
    onPay: (id) => void paid.push(id),
  })
  await expect.element(text(/39\.90 on invoice/)).toBeVisible()
  await button('Pay open invoices').click()
  expect(paid).toEqual(['sub-1'])
  await cancelButton.click()
  await expect.element(text('What is still open stays due')).toBeVisible()
  expect(plan(platform)?.status).toBe('PENDING_CANCEL')
})

test('after a death there is neither survey nor offer, and the words are others', async () => {
  const { platform } = await openKit({
    scenario: 'subscriptions/active-member',
    address: flow,
    cancelFlow: { saveOffer: offer },
  })
  await button('I’m canceling for someone who has died').click()
  await expect.element(text('We’re sorry for your loss')).toBeVisible()
  await expect.element(text('Why are you canceling?')).not.toBeInTheDocument()
  await cancelButton.click()
  await expect.element(heading('Review what ends with Legal Plan Family')).toBeVisible()
  expect(button('Pay $10 less').query()).toBeNull()
  await cancelButton.click()
  await expect.element(text('This is recorded as a request from this account')).toBeVisible()
  expect(button('Keep my plan').query()).toBeNull()
  expect(plan(platform)?.status).toBe('PENDING_CANCEL')
})

test('staff send DECEASED at once, as the call that waits has no reason', async () => {
  const { platform } = await openKit({ scenario: 'subscriptions/staff', address: flow })
  const reasons = page.getByRole('combobox', { name: 'Reason' })
  await expect.element(reasons).toBeVisible()
  expect([...(reasons.element() as HTMLSelectElement).options]).toHaveLength(6)
  await reasons.selectOptions('DECEASED')
  await expect.element(page.getByRole('radio')).toHaveAccessibleName(/^Now/)
  await button('Continue to cancel').click()
  await button('Cancel now').click()
  await expect.element(text('Confirm that Grace Sample asked you to')).toBeVisible()
  await page.getByRole('checkbox').click()
  await button('Cancel now').click()
  await expect.element(heading('Legal Plan Family is canceled')).toBeVisible()
  expect(platform.calls.of(calls.cancelSubscription)[0]?.body).toEqual({ reason: 'DECEASED' })
})

test('Escape, “Keep my plan” and Back leave without a request, and the list is there again', async () => {
  const { platform, router, events } = await openKit({ scenario: 'subscriptions/active-member' })
  await button('Cancel plan: Legal Plan Family').click()
  await expect.element(heading('Choose when Legal Plan Family ends')).toHaveFocus()
  expect(heading('Your plans and billing').query()).toBeNull()
  expect(router.current()).toBe('/?subscription=sub-1&flow=cancel')
  await userEvent.keyboard('{Escape}')
  // Back on its card.
  await expect.element(button('View details of Legal Plan Family')).toHaveFocus()
  expect(router.current()).toBe('/')
  await button('Cancel plan: Legal Plan Family').click()
  await cancelButton.click()
  expect(router.current()).toBe('/?subscription=sub-1&flow=cancel&step=review')
  router.go('/?subscription=sub-1&flow=cancel')
  await expect.element(heading('Choose when Legal Plan Family ends')).toHaveFocus()
  await button('Keep my plan').click()
  await expect.element(heading('Your plans and billing')).toBeVisible()
  expect(platform.calls.entries.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(events.filter(({ type }) => type === 'subscriptions.flow.ended')).toHaveLength(2)
})

test('once done, the address leads to the confirmation', async () => {
  const { router } = await openKit({ scenario: 'subscriptions/active-member', address: flow })
  // Only the last one cancels, and only it says so.
  await button('Continue to cancel').click()
  await button('Cancel after April 7, 2026').click()
  await expect.element(heading('Legal Plan Family ends after April 7, 2026')).toHaveFocus()
  expect(router.current()).toBe(`${flow}&step=done`)
})

test('a confirmation that is loaded again confirms, and offers no end at once', async () => {
  const { platform, events } = await openKit({ scenario: 'subscriptions/pending-cancel', address: `${flow}&step=done` })
  await expect.element(heading('Legal Plan Family ends after April 7, 2026')).toBeVisible()
  await expect.element(text('Reference')).toBeVisible()
  expect(cancelButton.query()).toBeNull()
  expect(platform.calls.entries.filter(({ method }) => method !== 'GET')).toEqual([])
  await button('All plans').click()
  await expect.element(heading('Your plans and billing')).toBeVisible()
  // The flow that is confirmed ended before.
  expect(events.filter(({ type }) => type === 'subscriptions.flow.ended')).toEqual([])
})

test.each(['review', 'done'])(
  'of a plan that ends already, an address with step=%s offers no end at once',
  async (step) => {
    const scenario = step === 'done' ? 'subscriptions/active-member' : 'subscriptions/pending-cancel'
    const { router } = await openKit({ scenario, address: `${flow}&step=${step}` })
    await expect.element(heading('Choose when Legal Plan Family ends')).toBeVisible()
    if (step === 'review') {
      expect(router.current()).toBe(flow)
      await expect.element(text('This plan’s end is already planned')).toBeVisible()
    }
  },
)

test('what was chosen anew isn’t skipped on the way forward, and a death isn’t in the address', async () => {
  const { router } = await openKit({
    scenario: 'subscriptions/active-member',
    address: flow,
    cancelFlow: { saveOffer: offer },
  })
  await page.getByText('Now', { exact: true }).click()
  await cancelButton.click()
  await expect.element(button('Cancel now')).toBeVisible()
  router.go(flow)
  await page.getByText('After April 7, 2026, when', { exact: false }).click()
  router.go(`${flow}&step=review`)
  await expect.element(heading('Review what ends with Legal Plan Family')).toBeVisible()
  await expect.element(button('Cancel after April 7, 2026')).toBeVisible()
  await button('Back').click()
  await button('I’m canceling for someone who has died').click()
  await cancelButton.click()
  await expect.element(heading('Review what ends with Legal Plan Family')).toBeVisible()
  expect(router.current()).toBe(flow)
})

test('an unknown plan has a way back', async () => {
  const { router } = await openKit({
    scenario: 'subscriptions/active-member',
    address: '/?subscription=sub-9999&flow=cancel',
  })
  await button('All plans').click()
  expect(router.current()).toBe('/')
  await expect.element(heading('Your plans and billing')).toBeVisible()
})

test('a change under review is shown and asks for the press again', async () => {
  const { platform, queryClient } = await openKit({
    scenario: 'subscriptions/active-member',
    address: `${flow}&step=review`,
  })
  await expect.element(text('After April 7, 2026')).toBeVisible()
  changedElsewhere(platform, { paidToDate: '2026-05-07', price: '99.00' })
  await queryClient.invalidateQueries()
  await expect.element(text('This plan has changed')).toBeVisible()
  await expect.element(text('May 7, 2026 (was April 7, 2026)')).toBeVisible()
  await button('Cancel after May 7, 2026').click()
  expect(platform.calls.of(calls.pendingCancelSubscription)).toEqual([])
  await button('Cancel after May 7, 2026').click()
  await expect.element(heading('Legal Plan Family ends after May 7, 2026')).toBeVisible()
})

test('what somebody else has cancelled meanwhile is said with who did it, and can’t be sent again', async () => {
  const { platform } = await openKit({ scenario: 'subscriptions/staff', address: `${flow}&step=review` })
  await expect.element(cancelButton).toBeVisible()
  changedElsewhere(platform, { status: 'CANCELLED', cancelledOn: '2026-03-10' })
  await page.getByRole('checkbox').click()
  await cancelButton.click()
  await expect.element(text('This plan has changed')).toBeVisible()
  await expect.element(text('Cancelled (was Active)').or(text('Canceled (was Active)'))).toBeVisible()
  await expect.element(text('It was canceled already')).toBeVisible()
  await expect.element(cancelButton).not.toBeInTheDocument()
})

test('of a plan that somebody else has ended, nothing is said to go on or offered, and reading goes on with why', async () => {
  const { platform } = await openKit({
    scenario: 'subscriptions/active-member',
    address: `${flow}&step=review`,
    cancelFlow: { saveOffer: offer },
  })
  await expect.element(text('The plan continues until then')).toBeVisible()
  changedElsewhere(platform, { status: 'CANCELLED', cancelledOn: '2026-03-10' })
  await cancelButton.click()
  await expect.element(text('It was canceled already')).toBeVisible()
  await expect.element(heading('Review what ends with Legal Plan Family')).toHaveFocus()
  expect(page.getByText('The plan continues until then').query()).toBeNull()
  expect(button('Pay $10 less').query()).toBeNull()
})

test('a plan that can’t be read has a way back', async () => {
  const prepare = ({ faults }: MockPlatform) =>
    void faults.add({ operation: calls.getSubscription, kind: 'malformed-body' })
  const { router } = await openKit({ scenario: 'subscriptions/active-member', address: flow, prepare })
  await button('All plans').click()
  expect(router.current()).toBe('/')
})

test('as a dialog it stands over the list, and Escape closes it', async () => {
  const { router } = await openKit({ scenario: 'subscriptions/active-member', flowAs: 'dialog' })
  await button('Cancel plan: Legal Plan Family').click()
  await expect.element(dialog.getByRole('heading', { name: 'What ends' }).or(cancelButton)).toBeVisible()
  await cancelButton.click()
  await expect.element(dialog.getByRole('heading', { name: 'Review what ends with Legal Plan Family' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.current()).toBe('/')
  expect(spoken()).not.toContain('canceled')
})
