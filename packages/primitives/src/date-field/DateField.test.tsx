import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { DateField, type DateFieldProps } from './index.ts'

const messages = {
  incomplete: 'Enter a whole date.',
  impossible: 'There is no such day.',
  tooEarly: 'Too early.',
  tooLate: 'Too late.',
}
const basics = { label: 'Date of birth', messages }

describeConformance('DateField', (props) => <DateField {...basics} {...props} />, {
  element: 'fieldset',
  disables: true,
})

const part = (name: string) => page.getByRole('textbox', { name })
const day = part('Day')
const month = part('Month')
const year = part('Year')
const values = () => [...document.querySelectorAll<HTMLInputElement>('input[data-part]')].map(({ value }) => value)

async function show({ locale = 'en-US', ...props }: Partial<DateFieldProps> & { locale?: string } = {}) {
  const onChange = vi.fn()
  const screen = await render(
    <StrictMode>
      <LocaleProvider locale={locale}>
        <form>
          <DateField {...basics} name="bornOn" onChange={onChange} {...props} />
          <button type="button">After</button>
        </form>
      </LocaleProvider>
    </StrictMode>,
  )
  const sent = () => new FormData(screen.container.querySelector('form')!).get('bornOn')
  return { screen, onChange, sent }
}

async function paste(text: string) {
  const data = new DataTransfer()
  data.setData('text', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}

test.each([
  ['en-US', ['month', 'day', 'year'], ['12', '31', '1985']],
  ['fr-CA', ['year', 'month', 'day'], ['1985', '12', '31']],
  ['es-US', ['day', 'month', 'year'], ['31', '12', '1985']],
])('%s orders its segments by locale', async (locale, order, texts) => {
  const { sent } = await show({ locale, defaultValue: '1985-12-31' })
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[data-part]')]
  expect(inputs.map((input) => input.dataset.part)).toEqual(order)
  expect(values()).toEqual(texts)
  expect(sent()).toBe('1985-12-31')
})

test('segments have localized names, grouped under the legend', async () => {
  await show({ locale: 'fr-CA', label: 'Date de naissance' })
  await expect.element(page.getByRole('group', { name: 'Date de naissance' })).toBeVisible()
  await expect.element(part('Année')).toBeVisible()
  await expect.element(part('Mois')).toHaveAttribute('inputmode', 'numeric')
})

test('sets the bday autocomplete tokens of a birthday', async () => {
  await show({ autoComplete: 'bday', isRequired: true })
  await expect.element(month).toHaveAttribute('autocomplete', 'bday-month')
  await expect.element(year).toHaveAttribute('autocomplete', 'bday-year')
  await expect.element(day).toBeRequired()
})

test('continuous typing fills the segments, advancing after each full one', async () => {
  const { onChange, sent } = await show()
  await userEvent.tab()
  await userEvent.keyboard('123185')
  expect(values()).toEqual(['12', '31', '85'])
  expect(onChange).toHaveBeenLastCalledWith(null)
  await userEvent.keyboard('{Backspace}{Backspace}1985')
  expect(values()).toEqual(['12', '31', '1985'])
  expect(onChange).toHaveBeenLastCalledWith('1985-12-31')
  expect(sent()).toBe('1985-12-31')
})

test.each(['4/8/1985', '4-8-1985', '4 8 1985', '04081985', 'apr 8 1985', 'April81985'])(
  '%s can be typed',
  async (typed) => {
    const { onChange } = await show()
    await userEvent.tab()
    await userEvent.keyboard(typed)
    expect(onChange).toHaveBeenLastCalledWith('1985-04-08')
  },
)

test('advances only when a segment is unambiguous, and never overwrites', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('1')
  await expect.element(month).toHaveFocus()
  await userEvent.keyboard('{Backspace}mar')
  await expect.element(month).toHaveFocus()
  await day.fill('8')
  await month.fill('')
  await userEvent.click(month)
  await userEvent.keyboard('12')
  await expect.element(month).toHaveFocus()
  await userEvent.keyboard('/')
  await expect.element(day).toHaveFocus()
  await userEvent.keyboard('9')
  expect(values()).toEqual(['12', '9', ''])
})

test('Backspace at the start of a segment moves back without deleting', async () => {
  await show({ defaultValue: '1985-12-31' })
  await userEvent.click(day)
  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}')
  await expect.element(month).toHaveFocus()
  expect(values()).toEqual(['12', '', '1985'])
  await userEvent.keyboard('{Backspace}')
  expect(values()).toEqual(['1', '', '1985'])
})

test.each(['1985-12-31', 'Dec 31, 1985', '12/31/1985', '31.12.1985'])('%s can be pasted', async (text) => {
  const { onChange } = await show()
  await userEvent.click(day)
  await paste(text)
  expect(values()).toEqual(['12', '31', '1985'])
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1985-12-31')
  await expect.element(year).toHaveFocus()
})

test.each([
  [{ month: '2' }, messages.incomplete, ['day', 'year']],
  [{ month: '2', day: '30', year: '1985' }, messages.impossible, ['day']],
  [{ month: 'smarch', day: '1', year: '1985' }, messages.impossible, ['month']],
  [{ month: '1', day: '1', year: '1899' }, messages.tooEarly, ['month', 'day', 'year']],
  [{ month: '1', day: '1', year: '2027' }, messages.tooLate, ['month', 'day', 'year']],
])('%o is kept, and marked invalid on blur', async (typed, message, wrong) => {
  const { onChange, sent } = await show({ min: '1900-01-01', max: '2026-03-08' })
  for (const [name, text] of Object.entries(typed))
    await userEvent.fill(document.querySelector(`[data-part=${name}]`)!, text)
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
  const before = values()
  await page.getByRole('button').click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription(message)
  expect(values()).toEqual(before)
  expect(sent()).toBe('')
  const invalid = [...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')]
  expect(invalid.map((input) => input.dataset.part)).toEqual(wrong)
})

test('an empty field shows no error, and a fixed error disappears', async () => {
  await show()
  await userEvent.click(year)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('group')).not.toHaveAccessibleDescription()
  await year.fill('1985')
  await page.getByRole('button').click()
  await expect.element(page.getByText(messages.incomplete)).toBeVisible()
  await month.fill('5')
  await expect.element(page.getByText(messages.incomplete)).toBeVisible()
  await day.fill('5')
  await expect.element(page.getByText(messages.incomplete)).not.toBeInTheDocument()
})

test('min and max are inclusive', async () => {
  const { onChange } = await show({ min: '1900-01-01', max: '2026-03-08' })
  await userEvent.click(day)
  await paste('1900-01-01')
  expect(onChange).toHaveBeenLastCalledWith('1900-01-01')
  await paste('2026-03-08')
  expect(onChange).toHaveBeenLastCalledWith('2026-03-08')
})

test('what is typed stays when the focus leaves before it is rendered', async () => {
  await render(
    <div onChange={() => document.getElementById('after')!.focus()}>
      <DateField {...basics} />
      <button id="after">After</button>
    </div>,
  )
  await userEvent.fill(month, '4')
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(values()).toEqual(['4', '', ''])
})

test('a month name becomes its number on blur', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('march 08 1985')
  expect(values()).toEqual(['march', '08', '1985'])
  await page.getByRole('button').click()
  await expect.poll(values).toEqual(['3', '8', '1985'])
})

test('follows an external value, and keeps incomplete text until then', async () => {
  function Chosen() {
    const [value, setValue] = useState<string | null>('1985-12-31')
    return (
      <>
        <DateField {...basics} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('1990-01-02')}>
          Other
        </button>
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </>
    )
  }
  await render(<Chosen />)
  await day.fill('')
  expect(values()).toEqual(['12', '', '1985'])
  await page.getByRole('button', { name: 'Other' }).click()
  expect(values()).toEqual(['1', '2', '1990'])
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(values()).toEqual(['', '', ''])
})

test('a change of locale rewrites the same date', async () => {
  const field = (locale: string) => (
    <LocaleProvider locale={locale}>
      <DateField {...basics} defaultValue="1985-12-31" />
    </LocaleProvider>
  )
  const screen = await render(field('en-US'))
  expect(values()).toEqual(['12', '31', '1985'])
  await screen.rerender(field('ar-EG'))
  expect(values()).toEqual(['٣١', '١٢', '١٩٨٥'])
})

test('disabled or read-only, nothing can be typed', async () => {
  const { screen } = await show({ disabled: true })
  await expect.element(day).toBeDisabled()
  await screen.unmount()
  const { onChange } = await show({ readOnly: true, defaultValue: '1985-12-31' })
  await userEvent.click(day)
  await userEvent.keyboard('{Backspace}5')
  await paste('1990-01-01')
  expect(values()).toEqual(['12', '31', '1985'])
  expect(onChange).not.toHaveBeenCalled()
})

test('an error that shifts the layout does not swallow the press on a button', async () => {
  await show()
  const press = vi.fn()
  page.getByRole('button').element().addEventListener('click', press)
  await month.fill('2')
  await page.getByRole('button').click()
  expect(press).toHaveBeenCalledOnce()
})

test('blocks form submission with its own message, at the affected segment', async () => {
  await show({ isRequired: true })
  const form = document.querySelector('form')!
  const broken = () =>
    [...document.querySelectorAll<HTMLInputElement>('[data-name=bornOn]')].flatMap(({ validity, dataset }) =>
      validity.valid ? [] : [`${dataset.part} ${validity.valueMissing ? 'missing' : 'wrong'}`],
    )
  expect(broken()).toEqual(['month missing', 'day missing', 'year missing'])
  await month.fill('2')
  expect(broken()).toEqual(['day wrong'])
  expect((day.element() as HTMLInputElement).validationMessage).toBe(messages.incomplete)
  await day.fill('30')
  await year.fill('1985')
  expect(broken()).toEqual(['day wrong'])
  await day.fill('28')
  expect(form.checkValidity()).toBe(true)
})

test('works in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const onChange = vi.fn()
  await render(<DateField {...basics} onChange={onChange} />, { container })
  container.querySelector<HTMLElement>('[data-part=month]')!.focus()
  await userEvent.keyboard('4885')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
  expect([...container.querySelectorAll<HTMLInputElement>('[data-part]')].map(({ value }) => value)).toEqual([
    '4',
    '',
    '',
  ])
  host.remove()
})
