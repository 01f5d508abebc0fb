import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit, text } from '../testing/open-kit.tsx'

async function searchFor(words: string) {
  const stage = await openKit()
  await page.getByRole('searchbox', { name: /^Search/ }).fill(words)
  await button('Search').click()
  await expect.element(heading(`Results for “${words}”`)).toBeVisible()
  return stage
}

test('a list without a search is searched, and what can’t be searched says where to begin', async () => {
  const { router } = await searchFor('take over')
  await text(/pages can’t be searched for this/).click()
  const unsearched = text(/^Open the page below, and choose a person/).element().textContent
  expect(unsearched).toContain('Invoices')
  expect(unsearched).not.toContain('Legacy jobs')
  await page.getByRole('link', { name: 'Take over memberships' }).click()
  await expect.poll(() => router.current()).toContain('page=ClassicJob&id=')
})
