import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openCase } from '../testing/open-case.tsx'
import { openToSend } from '../testing/open-form.ts'
import { caseOf } from '../testing/operation-cases.ts'

test('a month is chosen, and its year is typed', async () => {
  const send = await openToSend('payments', 'updateCardPaymentDetails')
  const month = page.getByRole('combobox', { name: 'Month' })
  // The value that stands.
  await expect.poll(() => (month.element() as HTMLSelectElement).value).toMatch(/^\d\d$/)
  await month.selectOptions('December')
  await page.getByRole('textbox', { name: 'Year' }).fill('2031')
  expect((await send()).sent).toEqual({ expiresOn: '2031-12' })
})

test('days of a list are entered as dates, each in its row', async () => {
  onTestFinished(cleanUp)
  const { script } = await openCase(caseOf('subscriptions', 'updateRetrySchedule'), 'none')
  const rows = page.getByRole('group', { name: 'Payment retries' })
  const part = (name: string) => rows.getByRole('textbox', { name, exact: true })
  await expect.element(part('Day')).toHaveValue('9')
  await rows.getByRole('button', { name: /^Add to/ }).click()
  await part('Month').nth(1).fill('4')
  await part('Day').nth(1).fill('2')
  await part('Year').nth(1).fill('2026')
  await userEvent.tab()
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => script.sent).toMatchObject({ retryOn: ['2026-03-09', '2026-04-02'] })
})
