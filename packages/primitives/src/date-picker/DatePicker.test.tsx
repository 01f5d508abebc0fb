import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { DatePicker, type DatePickerProps } from './index.ts'

const messages = { incomplete: 'Whole date.', impossible: 'No such day.', tooEarly: 'Too early.', tooLate: 'Too late.' }
const labels = { open: 'Choose a day', previousMonth: 'Previous month', nextMonth: 'Next month', today: 'Today' }
const basics = { label: 'Call', messages, labels }

describeConformance('DatePicker', (props) => <DatePicker {...basics} {...props} />, {
  element: 'fieldset',
  disables: true,
})

const button = page.getByRole('button', { name: /Choose a day/ })
const dialog = page.getByRole('dialog', { name: 'Choose a day' })
const cell = (name: string | RegExp) => page.getByRole('gridcell', { name, exact: false })
const day = (name: string | RegExp) => cell(name).getByRole('button')
const focused = () => document.activeElement?.getAttribute('data-day')

async function show({
  locale = 'en-US',
  dir,
  ...props
}: Partial<DatePickerProps> & { locale?: string; dir?: 'rtl' } = {}) {
  const onChange = vi.fn()
  const screen = await render(
    <StrictMode>
      <LocaleProvider locale={locale}>
        <form dir={dir}>
          <DatePicker {...basics} name="day" defaultValue="2026-03-12" onChange={onChange} {...props} />
          <button type="button">After</button>
        </form>
      </LocaleProvider>
    </StrictMode>,
  )
  return { screen, onChange, sent: () => new FormData(screen.container.querySelector('form')!).get('day') }
}

const press = (key: string) =>
  button.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

// The first that asks for the calendar, so that it is not there yet.
test('keys pressed while the calendar loads are not lost', async () => {
  const { onChange } = await show()
  const element = button.element() as HTMLElement
  element.focus()
  element.click()
  // React shows the effect of an event before the next one; loading takes longer.
  await Promise.resolve()
  expect(element).toHaveAttribute('aria-expanded', 'false')
  for (const key of ['PageDown', 'ArrowRight', 'Enter']) press(key)
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-04-13'])
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('the calendar is not rendered before it is opened', async () => {
  const { screen } = await show()
  expect(screen.container.querySelector('table, [role=dialog]')).toBeNull()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test.each([['{Enter}'], [' ']])('%s on the button opens the calendar at the selected day', async (key) => {
  await show()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard(key)
  await expect.poll(focused).toBe('2026-03-12')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('grid', { name: 'March 2026' })).toBeVisible()
  await expect.element(cell('Thursday, March 12, 2026')).toHaveAttribute('aria-selected', 'true')
})

test('Alt+ArrowDown opens it from the segments', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(focused).toBe('2026-03-12')
})

async function opened(props?: Parameters<typeof show>[0]) {
  const shown = await show(props)
  await button.click()
  await expect.poll(focused).toBeTruthy()
  return shown
}

test('every key of the date grid pattern moves as specified', async () => {
  await opened()
  const path: [string, string][] = [
    ['{ArrowRight}', '2026-03-13'],
    ['{ArrowDown}', '2026-03-20'],
    ['{ArrowLeft}', '2026-03-19'],
    ['{ArrowUp}', '2026-03-12'],
    ['{Home}', '2026-03-01'],
    ['{End}', '2026-03-31'],
    ['{PageDown}', '2026-04-30'],
    ['{PageUp}', '2026-03-30'],
    ['{Shift>}{PageDown}{/Shift}', '2027-03-30'],
    ['{Shift>}{PageUp}{/Shift}', '2026-03-30'],
  ]
  for (const [key, day] of path) {
    await userEvent.keyboard(key)
    await expect.poll(focused).toBe(day)
  }
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
})

test('selecting a day reports it, posts it, updates the button’s name and returns focus', async () => {
  const { onChange, sent } = await opened()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-13')
  expect(sent()).toBe('2026-03-13')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Choose a day, Friday, March 13, 2026' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Day' })).toHaveValue('13')
})

test('a press on a day selects it', async () => {
  const { onChange } = await opened()
  await cell('Tuesday, March 31, 2026').click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-31')
})

test('Escape closes only the calendar and changes nothing', async () => {
  const onKeyDown = vi.fn()
  const { onChange } = await opened({ onKeyDown: (event) => onKeyDown(event.key) })
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape')
})

test('Tab moves through the calendar and out of it, which closes it', async () => {
  await opened()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Today' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a press on its button or elsewhere closes it', async () => {
  await opened()
  await button.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: innerWidth - 20, y: 0 } })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the month controls move the cursor and keep focus', async () => {
  await opened()
  const next = page.getByRole('button', { name: 'Next month' })
  await next.click()
  await expect.element(page.getByRole('grid', { name: 'April 2026' })).toBeVisible()
  await expect.element(next).toHaveFocus()
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('February')
  await page.getByRole('combobox', { name: 'Year' }).selectOptions('2024')
  await expect.element(page.getByRole('grid', { name: 'February 2024' })).toBeVisible()
  expect(document.querySelector('[data-day][tabindex="0"]')).toHaveAttribute('data-day', '2024-02-12')
})

test('adds nothing to the page at run time except live announcements', async () => {
  const sheets = document.querySelectorAll('style').length
  await opened()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.poll(() => document.querySelector('[data-mk-live=polite]')?.textContent).toContain('April 2026')
  await cell('Monday, April 20, 2026').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.querySelectorAll('style')).toHaveLength(sheets)
  expect(document.querySelector('[data-live-announcer]')).toBeNull()
})

test('selecting the selected day again closes the calendar', async () => {
  const { onChange } = await opened()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-12')
})

test('min and max bound keys, months, years and selection', async () => {
  const { onChange } = await opened({ min: '2026-03-10', max: '2026-04-20' })
  await userEvent.keyboard('{PageUp}')
  await expect.poll(focused).toBe('2026-03-10')
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('option', { name: 'May' })).toBeDisabled()
  expect(page.getByRole('combobox', { name: 'Year' }).element().children).toHaveLength(1)
  await cell('Monday, March 9, 2026, Too early.').click({ force: true })
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(dialog).toBeVisible()
})

test('an unavailable day can be focused, gives its reason, and cannot be selected', async () => {
  const unavailableReason = (day: string) => (day === '2026-03-13' ? 'Closed.' : undefined)
  const { onChange } = await opened({ unavailableReason })
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(day('Friday, March 13, 2026, Closed.')).toHaveFocus()
  await expect.element(page.getByText('Closed.', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onChange).not.toHaveBeenCalled()
})

test('a typed unavailable day is refused with the same reason', async () => {
  const { onChange, sent } = await show({ defaultValue: '', unavailableReason: () => 'Closed.' })
  await userEvent.tab()
  await userEvent.keyboard('3/13/2026')
  expect(onChange).toHaveBeenLastCalledWith(null)
  await page.getByRole('button', { name: 'After' }).click()
  await expect.element(page.getByRole('group', { name: 'Call' })).toHaveAccessibleDescription('Closed.')
  expect(sent()).toBe('')
})

test('the Today button appears only when today is available', async () => {
  vi.setSystemTime('2026-05-05T12:00:00Z')
  const { screen, onChange } = await opened()
  await page.getByRole('button', { name: 'Today' }).click()
  expect(onChange).toHaveBeenLastCalledWith('2026-05-05')
  await button.click()
  await expect.element(day('Today, Tuesday, May 5, 2026 selected')).toHaveFocus()
  await screen.unmount()
  await opened({ max: '2026-05-04' })
  await expect.element(page.getByRole('button', { name: 'Today' })).not.toBeInTheDocument()
  vi.useRealTimers()
})

test('opens at today, or the nearest available day, while empty', async () => {
  await opened({ defaultValue: '', max: '2024-02-29' })
  expect(focused()).toBe('2024-02-29')
})

test('pressing the label or the field’s empty area focuses the segments', async () => {
  await show()
  await page.getByText('Call').click()
  await expect.element(page.getByRole('textbox', { name: 'Month' })).toHaveFocus()
})

test('read-only has no calendar', async () => {
  await show({ readOnly: true })
  await expect.element(button).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an external value updates field and calendar', async () => {
  function Outside() {
    const [value, setValue] = useState<string | null>('2026-03-12')
    return (
      <>
        <DatePicker {...basics} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('2026-06-01')}>
          June
        </button>
      </>
    )
  }
  await render(<Outside />)
  await page.getByRole('button', { name: 'June' }).click()
  await button.click()
  await expect.poll(focused).toBe('2026-06-01')
  await cell('Tuesday, June 2, 2026').click()
  await expect.element(page.getByRole('button', { name: /June 2, 2026/ })).toHaveFocus()
})

test('works in a shadow root within a modal dialog', async () => {
  const host = document.createElement('div')
  const modal = document.body.appendChild(document.createElement('dialog'))
  modal.append(host)
  modal.showModal()
  const root = host.attachShadow({ mode: 'open' })
  const onChange = vi.fn()
  await render(<DatePicker {...basics} defaultValue="2026-03-12" onChange={onChange} />, {
    container: root.appendChild(document.createElement('div')),
  })
  root.querySelector<HTMLElement>('button')!.click()
  await expect.poll(() => root.activeElement?.getAttribute('data-day')).toBe('2026-03-12')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-19')
  await expect.poll(() => root.activeElement?.localName).toBe('button')
  root.querySelector<HTMLElement>('button')!.click()
  await page.getByRole('gridcell', { name: 'Monday, March 23, 2026' }).click()
  expect(onChange).toHaveBeenLastCalledWith('2026-03-23')
  expect(modal.open).toBe(true)
  modal.remove()
})

test('fits a narrow window', async () => {
  await page.viewport(320, 640)
  await opened()
  const { left, right } = dialog.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
  await page.viewport(1024, 768)
})
