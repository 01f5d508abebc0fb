import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openCase } from '../testing/open-case.tsx'
import { openForm } from '../testing/open-form.ts'
import { caseOf } from '../testing/operation-cases.ts'

test.each([
  ['profiles', 'createProfile', 'Phone numbers', 'Phone number 1'],
  ['product-families', 'createProductFamily', 'Names', 'Translation 1'],
  ['forms', 'createForm', 'Values', 'Field value 1'],
  // Parts without a schema of their own are named by their list.
  ['offers', 'createOffer', 'Products', 'Product 1'],
])('%s %s: a row of "%s" is called "%s"', async (service, operation, list, row) => {
  await openForm(service, operation)
  await page.getByRole('button', { name: `Add to ${list}` }).click()
  await expect.element(page.getByRole('group', { name: row, exact: true })).toBeVisible()
})

test('what shows or changes a masked value is named by its field and its row', async () => {
  onTestFinished(cleanUp)
  await openCase(caseOf('businesses', 'updateBusinessIdentifiers'), 'none')
  await expect.element(page.getByRole('button', { name: /^Show .+, Business number 1$/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Change .+, Business number 1$/ })).toBeVisible()
})
