import * as calls from '@memberkit/contract/commerce/subscriptions'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeSlots } from '../../testing/change-slots.tsx'
import { button, heading, openKit, type OpenOptions } from '../../testing/open-kit.tsx'

const open = (flow: string, options: Partial<OpenOptions> = {}) =>
  openKit({
    scenario: 'subscriptions/active-member',
    address: `/?subscription=sub-1&flow=${flow}`,
    changeSlots,
    ...options,
  })

/**
 * Listens as dialogs of the host around the kit: they close by each Escape, even if its default was prevented; Mantine's
 * and Radix's even before the kit could end it.
 */
function hostDialog() {
  const heard: string[] = []
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const { signal } = ending
  const hear = ({ key }: KeyboardEvent) => void heard.push(key)
  document.addEventListener('keydown', hear, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && heard.push(key), { signal, capture: true })
  const hearUnmarked = (event: KeyboardEvent) => {
    if (!(event.target as Element).hasAttribute('data-mantine-stop-propagation')) hear(event)
  }
  addEventListener('keydown', hearUnmarked, { signal, capture: true })
  return heard
}

test.each([
  ['change-plan', 'Change plan'],
  ['update-payment', 'Change payment method'],
  ['change-billing', 'Change billing dates'],
  ['cancel', 'Choose when Legal Plan Family ends'],
])('the Escape that leaves %s closes nothing of the host’s', async (flow, title) => {
  const heard = hostDialog()
  const { router } = await open(flow)
  const shown = page.getByRole('heading', { level: 2, name: title })
  await expect.element(shown).toBeVisible()
  ;(shown.element() as HTMLElement).focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).not.toBeInTheDocument()
  expect(router.current()).not.toContain('flow=')
  expect(heard).toEqual([])
  // The next one is the host's.
  await expect.poll(() => document.querySelector('[data-mantine-stop-propagation]')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(heard).toEqual(['Escape', 'Escape', 'Escape'])
})

test('the Escape that leaves a flow of a plan that isn’t there closes nothing of the host’s', async () => {
  const heard = hostDialog()
  const prepare: OpenOptions['prepare'] = ({ faults }) =>
    void faults.add({ operation: calls.getSubscription, kind: 404 })
  const { router } = await open('cancel', { prepare })
  const region = page.getByRole('region', { name: 'Cancel plan' })
  const back = region.getByRole('button').first()
  await expect.element(back).toBeVisible()
  ;(back.element() as HTMLElement).focus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => router.current()).not.toContain('flow=')
  expect(heard).toEqual([])
})

test('while a change is sent, Escape neither leaves nor closes anything of the host’s', async () => {
  const heard = hostDialog()
  const { platform } = await open('change-plan')
  await button('Without supplement').click()
  const fault = platform.faults.add({ operation: calls.updateSubscriptionOffer, kind: 'slow' })
  await button('Change plan').click()
  await expect.poll(() => fault.hits).toBe(1)
  await userEvent.keyboard('{Escape}')
  expect(heard).toEqual([])
  await expect.element(heading('Review the change')).toBeVisible()
  fault.remove()
  await expect.element(button('All plans')).toBeVisible()
})

test('while a cancellation is sent, Escape neither leaves nor closes anything of the host’s', async () => {
  const heard = hostDialog()
  const { platform } = await open('cancel', { cancelFlow: { survey: false } })
  const next = page.getByRole('button', { name: /^(Continue to cancel|Cancel (now|after|at).*)$/ })
  await next.click()
  const fault = platform.faults.add({ operation: calls.pendingCancelSubscription, kind: 'slow' })
  await next.click()
  await expect.poll(() => fault.hits).toBe(1)
  await userEvent.keyboard('{Escape}')
  expect(heard).toEqual([])
  fault.remove()
  await expect.element(heading('Legal Plan Family ends after April 7, 2026')).toHaveFocus()
})
