import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openCase } from '../testing/open-case.tsx'
import { caseOf } from '../testing/operation-cases.ts'

test('an address that is added to a list is checked before it is sent, field by field', async () => {
  onTestFinished(cleanUp)
  const { script } = await openCase(caseOf('businesses', 'updateBusinessAddresses'), 'none')
  await page.getByRole('button', { name: /^Add .*address/i }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const street = () => page.getByRole('textbox', { name: /^Street address/ }).last()
  await expect.element(street()).toHaveAccessibleDescription(/Street address is required/)
  await expect
    .element(page.getByRole('textbox', { name: /^City/ }).last())
    .toHaveAccessibleDescription(/City is required/)
  // The one that was saved is complete.
  await expect.element(page.getByRole('textbox', { name: /^City/ }).first()).not.toHaveAccessibleDescription(/required/)
  expect(script.requests).toBe(0)
})
