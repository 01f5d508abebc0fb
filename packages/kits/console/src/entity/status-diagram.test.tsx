import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, inDialog, openKit, text } from '../testing/open-kit.tsx'

const offer = '/?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c'
const marked = () => [...document.querySelectorAll('[aria-current="step"]')].map((one) => one.textContent)

test('the diagram marks the current status, says where each leads by which action, and follows a change', async () => {
  await openKit({ address: offer })
  await text('Where each status can lead').click()
  await expect.element(text('Leads nowhere')).toBeVisible()
  expect(marked()).toEqual([
    expect.stringMatching(/^Available for sale.*Existing members only.*by “.*Keep offer for existing members only/),
  ])
  await button('Actions').click()
  await page.getByRole('menuitem', { name: 'Keep offer for existing members only' }).click()
  await inDialog('Keep offer for existing members only').click()
  await expect.poll(marked).toEqual([expect.stringMatching(/^Existing members only.*Leads nowhere$/)])
})

test('a notification shows where its status can lead, and allows what only a scheduled one does to no other', async () => {
  await openKit({ address: '/?service=notifications&page=Notification&in=identityId~member-ada' })
  await page.getByRole('rowheader').first().click()
  await text('Where each status can lead').click()
  const scheduled = page.getByRole('listitem').filter({ hasText: /^Scheduled/ })
  await expect.poll(() => scheduled.element().textContent).toMatch(/Canceled.*by “.*Cancel notification/)
  await button('Actions').click()
  const cancel = page.getByRole('menuitem', { name: 'Cancel notification' })
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true')
})
