import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openKit, text } from '../testing/open-kit.tsx'

const editing = '/?service=notifications&page=NotificationTemplate&id=invoice-paid&flow=edit'

// A draft that is kept is offered.

test('as long as nothing is changed, what saves says so, and does nothing', async () => {
  await openKit({ address: editing })
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toBeVisible()
  await expect.element(text('You review your changes before they’re saved.')).toBeVisible()
  expect(document.querySelector('[data-mk-save="bar"]')).toBeNull()
  const review = button('Review and save')
  await expect.element(review).toHaveAccessibleDescription('No changes to save yet.')
  await expect.element(review).toHaveAttribute('aria-disabled', 'true')
  await review.click({ force: true })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await name.fill('Receipt of a payment')
  await expect.element(text('1 section changed')).toBeVisible()
  await expect.element(review).not.toHaveAttribute('aria-disabled', 'true')
  await expect.element(text('No changes to save yet.')).not.toBeInTheDocument()
})

test('what reports nothing yet takes no room above the form', async () => {
  await openKit({ address: editing })
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toBeVisible()
  const lead = text('You review your changes').element().getBoundingClientRect()
  const form = name.element().closest('[data-mk-section]')!.parentElement!.parentElement!.getBoundingClientRect()
  expect(form.top - lead.bottom).toBeLessThan(24)
})
