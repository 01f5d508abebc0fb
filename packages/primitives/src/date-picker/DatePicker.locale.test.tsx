import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider, type LocaleSettings } from '../locale/index.ts'
import { DatePicker, type DatePickerProps } from './index.ts'

const messages = { incomplete: '', impossible: '', tooEarly: '', tooLate: '' }
const labels = { open: 'Choose a day', previousMonth: 'Previous month', nextMonth: 'Next month', today: 'Today' }

const day = (name: string | RegExp) => page.getByRole('gridcell', { name, exact: false }).getByRole('button')
const focused = () => document.activeElement?.getAttribute('data-day')

async function opened({
  dir,
  locale = 'en-US',
  timeZone,
  ...props
}: Partial<DatePickerProps & LocaleSettings> & { dir?: 'rtl' } = {}) {
  await render(
    <StrictMode>
      <LocaleProvider locale={locale} timeZone={timeZone}>
        <form dir={dir}>
          <DatePicker label="Call" messages={messages} labels={labels} defaultValue="2026-03-12" {...props} />
        </form>
      </LocaleProvider>
    </StrictMode>,
  )
  await page.getByRole('button', { name: /Choose a day/ }).click()
  await expect.poll(focused).toBeTruthy()
}

test('arrow keys follow the visual order when the page direction differs from the locale’s', async () => {
  await opened({ dir: 'rtl' })
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(focused).toBe('2026-03-13')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(focused).toBe('2026-03-11')
})

test.each([
  ['en-CA', 'SMTWTFS'],
  ['fr-CA', 'DLMMJVS'],
  ['es-US', 'DLMMJVS'],
  ['fr-FR', 'LMMJVSD'],
])('weeks start on the first weekday of %s', async (locale, letters) => {
  await opened({ locale })
  expect(document.querySelector('thead')).toHaveTextContent(letters)
  const first = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const column = [...document.querySelectorAll('tbody tr:nth-child(2) [data-day]')][0]!
  expect(column.ariaLabel).toContain(first.format(new Date(column.getAttribute('data-day')!)))
  expect([...document.querySelectorAll('tbody tr')]).toHaveLength(6)
})

test('a day’s accessible name has its visible number, also for the first of a month in French', async () => {
  await opened({ locale: 'fr-CA', defaultValue: '2026-04-01', max: '2026-04-21' })
  await expect.element(day('mercredi 1 avril 2026 sélectionné')).toHaveTextContent('1')
  await expect.element(day('mardi 21 avril 2026, Dernière date disponible')).toHaveTextContent('21')
})

test('years and months are Gregorian in every locale', async () => {
  await opened({ locale: 'th-TH' })
  await expect.element(page.getByRole('grid')).toHaveAccessibleName(/มีนาคม.*2026/)
  await expect.element(day(/12 มีนาคม.*2026/)).toHaveFocus()
})

test('today follows the time zone of the LocaleProvider', async () => {
  vi.setSystemTime('2026-03-08T02:30:00Z')
  await opened({ timeZone: 'America/Toronto', defaultValue: '' })
  await expect.element(day('Today, Saturday, March 7, 2026')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Choose a day, Saturday, March 7, 2026' })).toHaveFocus()
  vi.useRealTimers()
})

test('right to left, arrow keys follow the visual order', async () => {
  await opened({ dir: 'rtl', locale: 'ar-EG' })
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(focused).toBe('2026-03-13')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(focused).toBe('2026-03-11')
})
