import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { type DateRange, DateRangePicker, type DateRangePickerProps } from './index.ts'

const messages = {
  incomplete: 'Whole date.',
  impossible: 'No such day.',
  tooEarly: 'Too early.',
  tooLate: 'Too late.',
  oneMissing: 'Both days.',
  endBeforeStart: 'The end is before the start.',
}
const labels = {
  open: 'Choose a period',
  start: 'First day',
  end: 'Last day',
  chooseStart: 'Choose the first day',
  chooseEnd: 'Choose the last day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
}
const basics = { label: 'Period', messages, labels }
const march = { start: '2026-03-08', end: '2026-03-12' }

describeConformance('DateRangePicker', (props) => <DateRangePicker {...basics} {...props} />, {
  element: 'fieldset',
  disables: true,
})

const button = page.getByRole('button', { name: /Choose a period/ })
const dialog = page.getByRole('dialog')
const cell = (name: string) => page.getByRole('gridcell', { name, exact: false })
const focused = () => document.activeElement?.getAttribute('data-day')
const selected = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-selected=true] > [data-day]')]
    .map(({ dataset }) => dataset.day!.slice(8))
    .join()
const texts = () => [...document.querySelectorAll<HTMLInputElement>('[data-part]')].map(({ value }) => value).join(' ')

async function show(props: Partial<DateRangePickerProps> = {}) {
  const onChange = vi.fn()
  const screen = await render(
    <StrictMode>
      <LocaleProvider locale="en-US">
        <form>
          <DateRangePicker {...basics} startName="from" endName="to" onChange={onChange} {...props} />
          <button type="button">After</button>
        </form>
      </LocaleProvider>
    </StrictMode>,
  )
  const sent = () => Object.fromEntries(new FormData(screen.container.querySelector('form')!))
  return { onChange, sent }
}

async function opened(props?: Partial<DateRangePickerProps>) {
  const shown = await show(props)
  await button.click()
  await expect.poll(focused).toBeTruthy()
  return shown
}

test('two dates are typed in sequence, and posted under two names', async () => {
  const { onChange, sent } = await show()
  await userEvent.tab()
  await userEvent.keyboard('3/8/2026{Tab}4/7/2026')
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-08', end: '2026-04-07' })
  expect(sent()).toEqual({ from: '2026-03-08', to: '2026-04-07' })
  await expect.element(page.getByRole('group', { name: 'First day' })).toBeVisible()
  await expect.element(button).toHaveAccessibleName('Choose a period, March 8 – April 7, 2026')
})

test('the first selection is one end, the second the other, in either order', async () => {
  const { onChange } = await opened({ defaultValue: march })
  expect(selected()).toBe('08,09,10,11,12')
  await cell('Friday, March 20, 2026').click()
  expect(selected()).toBe('20')
  await expect.element(page.getByText('Choose the last day').first()).toBeInTheDocument()
  await cell('Tuesday, March 17, 2026').hover()
  await expect.poll(selected).toBe('17,18,19,20')
  expect(onChange).not.toHaveBeenCalled()
  await cell('Tuesday, March 17, 2026').click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-03-17', end: '2026-03-20' })
  expect(texts()).toBe('3 17 2026 3 20 2026')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a period can be selected by keyboard alone', async () => {
  const { onChange } = await opened({ defaultValue: march })
  await expect.poll(focused).toBe('2026-03-08')
  await userEvent.keyboard('{Enter}')
  await expect.poll(selected).toBe('08,09')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(selected).toBe('08,09,10,11,12,13,14,15,16')
  await userEvent.keyboard('{PageDown} ')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-03-08', end: '2026-04-16' })
})

test('Escape between the two selections changes nothing', async () => {
  const { onChange } = await opened({ defaultValue: march })
  await userEvent.keyboard('{Enter}{ArrowDown}{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
  expect(texts()).toBe('3 8 2026 3 12 2026')
})

test('a period can be selected by dragging', async () => {
  const { onChange } = await opened({ defaultValue: march })
  await userEvent.dragAndDrop(cell('Friday, March 20, 2026'), cell('Monday, March 23, 2026'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-03-20', end: '2026-03-23' })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the first selection survives a change of month', async () => {
  const { onChange } = await opened({ defaultValue: march })
  const month = page.getByRole('combobox', { name: 'Month' })
  await cell('Friday, March 20, 2026').click()
  await month.click()
  await month.selectOptions('April')
  await page.getByRole('button', { name: 'Next month' }).click()
  await cell('Monday, May 4, 2026').click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-03-20', end: '2026-05-04' })
})

test('a preset selects a period in one press, and is pressed while selected', async () => {
  const presets = [
    { label: 'This week', ...march },
    { label: 'January', start: '2026-01-01', end: '2026-01-31' },
  ]
  const { onChange } = await opened({ presets, defaultValue: march })
  await expect.element(page.getByRole('button', { name: 'This week' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'January' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-01-01', end: '2026-01-31' })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an end before the start is kept, and reported on blur', async () => {
  const { onChange, sent } = await show()
  await userEvent.tab()
  await userEvent.keyboard('3/8/2026{Tab}3/7/2026')
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-08', end: null })
  await page.getByRole('button', { name: 'After' }).click()
  await expect.element(page.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription(messages.endBeforeStart)
  expect(texts()).toBe('3 8 2026 3 7 2026')
  expect(sent()).toEqual({ from: '2026-03-08', to: '' })
  // Moving the start puts it right.
  await userEvent.fill(page.getByRole('textbox', { name: 'Day' }).first(), '6')
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-06', end: '2026-03-07' })
  await expect.element(page.getByText(messages.endBeforeStart)).not.toBeInTheDocument()
})

test.each([
  ['3/8/2026', '', messages.oneMissing, 'Last day'],
  ['', '3/8/2026', messages.oneMissing, 'First day'],
  ['3/8', '', messages.incomplete, 'First day'],
  ['3/8/2026', '2/30/2026', messages.impossible, 'Last day'],
  ['3/8/2019', '3/9/2026', messages.tooEarly, 'First day'],
])('from %j to %j: %s', async (first, last, message, wrong) => {
  await show({ min: '2020-01-01', max: '2026-12-31' })
  const groups = [page.getByRole('group', { name: 'First day' }), page.getByRole('group', { name: 'Last day' })]
  for (const [at, text] of [first, last].entries()) {
    await groups[at]!.getByRole('textbox', { name: 'Month' }).click()
    if (text) await userEvent.keyboard(text)
  }
  expect(page.getByText(message).query()).toBeNull()
  await page.getByRole('button', { name: 'After' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  const invalid = [...document.querySelectorAll('[aria-invalid]')].map((input) =>
    input.closest('[role=group]')?.getAttribute('aria-label'),
  )
  expect([...new Set(invalid)]).toEqual([wrong])
})

test('an empty or complete period shows no error', async () => {
  await show({ defaultValue: march })
  await userEvent.tab()
  await page.getByRole('button', { name: 'After' }).click()
  await expect.element(page.getByRole('group', { name: 'Period' })).not.toHaveAccessibleDescription()
})

test('blocks form submission while one date is missing or the order is wrong', async () => {
  await show()
  const form = document.querySelector('form')!
  expect(form.checkValidity()).toBe(true)
  await userEvent.tab()
  await userEvent.keyboard('3/8/2026')
  expect(form.checkValidity()).toBe(false)
  await userEvent.keyboard('{Tab}3/7/2026')
  expect(form.checkValidity()).toBe(false)
  await page.getByRole('textbox', { name: 'Year' }).nth(1).fill('2027')
  expect(form.checkValidity()).toBe(true)
})

test('controlled: keeps an invalid end, and follows external values', async () => {
  function Controlled() {
    const [value, setValue] = useState<DateRange>(march)
    return (
      <>
        <DateRangePicker {...basics} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue({ start: '2025-01-01', end: '2025-01-31' })}>
          Other
        </button>
      </>
    )
  }
  await render(<Controlled />)
  const last = page.getByRole('group', { name: 'Last day' }).getByRole('textbox', { name: 'Day' })
  await last.fill('7')
  expect(texts()).toBe('3 8 2026 3 7 2026')
  await page.getByRole('textbox', { name: 'Day' }).first().fill('1')
  expect(texts()).toBe('3 1 2026 3 7 2026')
  await page.getByRole('button', { name: 'Other' }).click()
  await expect.poll(texts).toBe('1 1 2025 1 31 2025')
})

test('fits a narrow window, including presets', async () => {
  await page.viewport(320, 640)
  await opened({
    presets: [
      { label: 'Last 30 days', ...march },
      { label: 'This year', ...march },
    ],
  })
  const { left, right } = dialog.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1024, 768)
})
