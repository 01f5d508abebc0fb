import { cleanUp } from '@memberkit/testing/clean-up'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit } from '../testing/open-kit.tsx'

const recent = 'memberkit.console.recent'
const address = '/?service=offers&page=Offer'

afterEach(cleanUp)

test('a brand that was opened on this device is offered, and any other can be typed', async () => {
  localStorage.setItem(recent, '?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c')
  const { router } = await openKit({ address })
  await button('example').click()
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  expect(decodeURIComponent(router.current())).toContain('in=brand~example')
  await button('Change').click()
  await page.getByRole('textbox', { name: 'Brand' }).fill('other')
  await button('Show').click()
  await expect.element(heading('No offers yet')).toBeVisible()
  expect(decodeURIComponent(router.current())).toContain('in=brand~other')
})

test('as long as none was opened, it is typed', async () => {
  await openKit({ address })
  await expect.element(page.getByRole('textbox', { name: 'Brand' })).toBeVisible()
  expect(page.getByText('Opened before').query()).toBeNull()
})
