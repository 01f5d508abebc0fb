import { cleanUp } from '@memberkit/testing/clean-up'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heading, openKit } from '../testing/open-kit.tsx'

afterEach(cleanUp)

test('the page of an account leads to what other services list of that person', async () => {
  const { router } = await openKit({ address: '/?service=identities&page=Identity&id=member-ada' })
  await expect.element(heading('Related')).toBeVisible()
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).click()
  await expect.poll(() => decodeURIComponent(router.current())).toContain('in=identityId~member-ada')
  expect(router.current()).toContain('service=subscriptions&page=Subscription')
  await expect.element(heading('Subscriptions')).toBeVisible()
})

test('an entity of which nothing is listed has no such card', async () => {
  await openKit({ address: '/?service=taxes&page=Tax&id=tax-tx-2025' })
  await expect.element(heading('History')).toBeVisible()
  await expect.element(heading('Related')).not.toBeInTheDocument()
})
