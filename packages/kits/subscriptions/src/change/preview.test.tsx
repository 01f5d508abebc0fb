import * as calls from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeSlots } from '../testing/change-slots.tsx'
import { button, openKit, text } from '../testing/open-kit.tsx'
import type { ChangePreview } from './change-props.ts'

type Settle = (preview?: ChangePreview) => void

/** Opens the review of a change whose host answers each question about its cost by hand. */
async function openReview() {
  const asked: Settle[] = []
  const previewChange = () =>
    new Promise<ChangePreview>((resolve, reject) =>
      asked.push((preview) => (preview ? resolve(preview) : reject(new Error('No preview')))),
    )
  const address = '/?subscription=sub-1&flow=change-plan'
  const stage = await openKit({ scenario: 'subscriptions/active-member', address, changeSlots, previewChange })
  await button('Without supplement').click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const sent = () => stage.platform.calls.of(calls.updateSubscriptionOffer)
  /** Somebody acts on the plan, which is read again: the host is asked anew. */
  const act = async (change: object) => {
    const questions = asked.length
    put(stage.platform, change)
    await stage.queryClient.invalidateQueries()
    await expect.poll(() => asked.length).toBeGreaterThan(questions)
  }
  return { answer: (preview?: ChangePreview) => asked.forEach((settle) => settle(preview)), act, sent }
}

let version = 90
const put = ({ store }: MockPlatform, change: object) => {
  const all = store.subscriptions.subscriptions
  all.put({ ...all.get('sub-1')!, ...change, version: `${++version}` })
}

const today = (amount: string): ChangePreview => ({ lines: [{ label: 'Today', amount }] })
const submit = page.getByRole('button', { name: 'Change plan' })
const press = () => {
  const element = submit.element() as HTMLButtonElement
  element.click()
  element.form!.requestSubmit()
}

test('nothing is sent while the cost of a change is loading, first or anew', async () => {
  const { answer, act, sent } = await openReview()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  press()
  answer(today('12.50'))
  await expect.element(text('$12.50')).toBeVisible()
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
  await act({})
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  press()
  answer(today('12.50'))
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
  expect(sent()).toHaveLength(0)
  // The same cost, of another version: nothing to ask.
  expect(text('The amounts have changed').query()).toBeNull()
  await submit.click()
  await expect.element(button('All plans')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a cost that changes during the review is shown as a change and takes one more press', async () => {
  const { answer, act, sent } = await openReview()
  answer(today('12.50'))
  await expect.element(text('$12.50')).toBeVisible()
  await act({})
  answer(today('17.00'))
  await expect.element(text('$17.00 (was $12.50)')).toBeVisible()
  await submit.click()
  await expect.element(text('To make the change all the same, press “Change plan” again.')).toBeVisible()
  expect(sent()).toHaveLength(0)
  // Another one since isn’t the one that was pressed with.
  await act({})
  answer(today('18.00'))
  await expect.element(text('$18.00 (was $12.50)')).toBeVisible()
  await submit.click()
  await expect.element(text('To make the change all the same, press “Change plan” again.')).toBeVisible()
  expect(sent()).toHaveLength(0)
  await submit.click()
  await expect.element(button('All plans')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a plan and a cost that change together take one more press, not two', async () => {
  const { answer, act, sent } = await openReview()
  answer(today('12.50'))
  await expect.element(text('$12.50')).toBeVisible()
  await act({ price: '44.00' })
  answer()
  await expect.element(text('This plan has changed')).toBeVisible()
  await expect.element(text(/\(was \$12\.50\)/)).toBeVisible()
  await submit.click()
  await expect.element(text('press “Change plan” again.')).toBeVisible()
  expect(sent()).toHaveLength(0)
  await submit.click()
  await expect.element(button('All plans')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a cost that never comes keeps nobody from the change', async () => {
  skipTime()
  const { sent } = await openReview()
  await inTime(() => text('The preview couldn’t be loaded.').query()).not.toBeNull()
  await submit.click()
  await expect.element(button('All plans')).toBeVisible()
  expect(sent()).toHaveLength(1)
})
