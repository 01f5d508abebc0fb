import '@memberkit/tokens/styles.css'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatePicker } from './index.ts'

const gate = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./DatePopover.tsx', async (importOriginal) => {
  await gate.promise
  return importOriginal()
})

test('a calendar that loads after focus has moved on stays closed, and keeps focus there', async () => {
  const messages = { incomplete: '', impossible: '', tooEarly: '', tooLate: '' }
  const labels = { open: 'Choose a day', previousMonth: 'Back', nextMonth: 'On', today: 'Today' }
  await render(
    <>
      <DatePicker label="Day" messages={messages} labels={labels} />
      <input aria-label="Elsewhere" />
    </>,
  )
  const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })
  const button = page.getByRole('button')
  await button.click()
  await elsewhere.click()
  gate.resolve()
  await import('./DatePopover.tsx')
  // It asks for the calendar as well, which is there by then.
  await button.hover()
  await expect.element(elsewhere).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})
