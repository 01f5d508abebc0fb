import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { TimeField, type TimeFieldProps } from './index.ts'

const messages = { incomplete: 'Whole time.', impossible: 'No such time.' }
const basics = { label: 'Opens', messages }

describeConformance('TimeField', (props) => <TimeField {...basics} {...props} />, {
  element: 'fieldset',
  disables: true,
})

const hour = page.getByRole('spinbutton', { name: /Hour|Heure/ })
const minute = page.getByRole('spinbutton', { name: 'Minute' })
const period = page.getByRole('combobox', { name: 'AM/PM' })
const texts = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-part]')].map(({ value }) => value)

async function show({ locale = 'en-US', ...props }: Partial<TimeFieldProps> & { locale?: string } = {}) {
  const onChange = vi.fn()
  const screen = await render(
    <StrictMode>
      <LocaleProvider locale={locale}>
        <form>
          <TimeField {...basics} name="opens" onChange={onChange} {...props} />
          <button type="button">After</button>
        </form>
      </LocaleProvider>
    </StrictMode>,
  )
  return { onChange, sent: () => new FormData(screen.container.querySelector('form')!).get('opens') }
}

async function paste(text: string) {
  const data = new DataTransfer()
  data.setData('text', text)
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

test.each([
  ['en-US', ['9', '05', 'pm']],
  ['fr-CA', ['21', '05']],
])('%s formats the time by locale, and posts it as 24-hour time', async (locale, parts) => {
  const { sent } = await show({ locale, defaultValue: '21:05' })
  expect(texts()).toEqual(parts)
  expect(sent()).toBe('21:05')
})

test.each([
  ['930p', '21:30'],
  ['9:30a', '09:30'],
  ['0930a', '09:30'],
  ['1430', '14:30'],
  ['12 00a', '00:00'],
])('%s can be typed', async (typed, value) => {
  const { onChange } = await show()
  await userEvent.tab()
  await userEvent.keyboard(typed)
  expect(onChange).toHaveBeenLastCalledWith(value)
})

test('a 24-hour locale has no AM/PM segment', async () => {
  const { onChange } = await show({ locale: 'fr-CA' })
  await userEvent.tab()
  await userEvent.keyboard('14h30')
  expect(onChange).toHaveBeenLastCalledWith('14:30')
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
})

test('AM/PM is a list of two', async () => {
  const { onChange } = await show({ defaultValue: '09:30' })
  await period.selectOptions('PM')
  expect(onChange).toHaveBeenLastCalledWith('21:30')
})

test('arrow keys step, cross noon, wrap, and expose spinbutton values', async () => {
  const { onChange } = await show({ defaultValue: '11:50' })
  await userEvent.click(minute)
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith('11:00')
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange).toHaveBeenLastCalledWith('11:45')
  await userEvent.click(hour)
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith('12:45')
  await expect.element(hour).toHaveAttribute('aria-valuenow', '12')
  await expect.element(hour).toHaveAttribute('aria-valuemin', '1')
})

test('a custom step', async () => {
  const { onChange } = await show({ defaultValue: '09:00', step: 5 })
  await userEvent.click(minute)
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith('09:05')
})

test.each(['9:30 PM', '21:30', '21h30'])('%s can be pasted', async (text) => {
  const { onChange } = await show()
  await userEvent.click(minute)
  await paste(text)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('21:30')
  expect(texts()).toEqual(['9', '30', 'pm'])
})

test.each([
  [{ Hour: '9', Minute: '30' }, undefined, messages.incomplete, 'period'],
  [{ Hour: '9' }, undefined, messages.incomplete, 'minute'],
  [{ Hour: '99', Minute: '00' }, 'AM', messages.impossible, 'hour'],
])('%o is kept, and marked invalid on blur', async (typed, half, message, wrong) => {
  const { onChange, sent } = await show()
  for (const [name, text] of Object.entries(typed)) await page.getByRole('spinbutton', { name }).fill(text)
  if (half) await period.selectOptions(half)
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(page.getByText(message).query()).toBeNull()
  const before = texts()
  await page.getByRole('button', { name: 'After' }).click()
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription(message)
  expect(texts()).toEqual(before)
  expect(sent()).toBe('')
  expect(document.querySelector(`[data-part=${wrong}]`)).toHaveAttribute('aria-invalid', 'true')
})

test('Backspace moves to the previous segment, also from the list', async () => {
  await show({ defaultValue: '09:30' })
  await userEvent.click(minute)
  await userEvent.keyboard('{Home}{Backspace}')
  await expect.element(hour).toHaveFocus()
  ;(period.element() as HTMLElement).focus()
  await userEvent.keyboard('{Backspace}')
  await expect.element(minute).toHaveFocus()
})

test('follows an external value', async () => {
  function Outside() {
    const [value, setValue] = useState<string | null>('09:30')
    return (
      <>
        <TimeField {...basics} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('17:00')}>
          Five
        </button>
      </>
    )
  }
  await render(<Outside />)
  await hour.fill('')
  await page.getByRole('button').click()
  await expect.poll(texts).toEqual(['5', '00', 'pm'])
})

test('read-only keeps its text, including AM/PM', async () => {
  const { onChange } = await show({ defaultValue: '21:30', readOnly: true })
  await userEvent.click(hour)
  await userEvent.keyboard('{ArrowUp}5p')
  await paste('10:00')
  expect(texts()).toEqual(['9', '30', 'PM'])
  expect(onChange).not.toHaveBeenCalled()
})
