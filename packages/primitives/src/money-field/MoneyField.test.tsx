import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { paste } from '../testing/paste.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { MoneyField, type MoneyFieldProps } from './index.ts'

const parseError = 'Enter an amount'
const basics = { label: 'Refund', currency: 'CAD', parseError }

// The currency joins what describes the field, so `aria-describedby` is not passed on alone.
describeConformance('MoneyField', (props) => <MoneyField {...basics} {...props} />, {
  element: 'input',
  passesProps: false,
})

test('forwards its ref and attributes to the input', async () => {
  const ref = createRef<HTMLInputElement>()
  const screen = await render(<MoneyField {...basics} ref={ref} data-given="yes" aria-describedby="elsewhere" />)
  expect(ref.current).toBe(screen.getByRole('textbox').element())
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('data-given', 'yes')
  expect(ref.current!.getAttribute('aria-describedby')).toMatch(/ elsewhere$/)
})

function Refund({
  locale = 'en-CA',
  start = '',
  ...props
}: Partial<MoneyFieldProps> & { locale?: string; start?: string }) {
  const [amount, setAmount] = useState<string | null>(start)
  return (
    <LocaleProvider locale={locale}>
      <MoneyField
        {...basics}
        value={amount}
        {...props}
        onChange={(next, event) => {
          setAmount(next)
          props.onChange?.(next, event)
        }}
      />
      <button type="button" onClick={() => setAmount('49.90')}>
        All of it
      </button>
    </LocaleProvider>
  )
}

test('formats the amount by locale, with the currency beside it', async () => {
  const screen = await render(<Refund locale="fr-CA" start="1234.50" />)
  const input = screen.getByRole('textbox', { name: 'Refund', exact: true })
  await expect.element(input).toHaveValue('1\u00a0234,50')
  await expect.element(input).toHaveAccessibleDescription('$')
  await screen.rerender(<Refund locale="en-CA" start="1234.50" />)
  await expect.element(input).toHaveValue('1,234.50')
})

test('reports a decimal while typing, and formats the text on blur', async () => {
  const onChange = vi.fn()
  const screen = await render(<Refund locale="fr-CA" onChange={onChange} />)
  const input = screen.getByRole('textbox', { name: 'Refund' })
  await userEvent.type(input, '1234,5')
  expect(onChange.mock.calls.map(([amount]) => amount)).toEqual([
    '1.00',
    '12.00',
    '123.00',
    '1234.00',
    '1234.00',
    '1234.50',
  ])
  await expect.element(input).toHaveValue('1234,5')
  await userEvent.tab()
  await expect.element(input).toHaveValue('1\u00a0234,50')
})

test('keeps an invalid amount, reports null, and shows the error on blur', async () => {
  const onChange = vi.fn()
  const screen = await render(<Refund onChange={onChange} error="More than was paid" start="5.00" />)
  const input = screen.getByRole('textbox', { name: 'Refund' })
  await userEvent.fill(input, 'about 50')
  expect(onChange).toHaveBeenLastCalledWith(null, expect.anything())
  await expect.element(screen.getByText(parseError)).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(input).toHaveValue('about 50')
  await expect.element(screen.getByText(parseError)).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(input, '50')
  await expect.element(screen.getByText('More than was paid')).toBeVisible()
})

test('follows an external value, repeatedly', async () => {
  const screen = await render(<Refund start="5.00" />)
  const input = screen.getByRole('textbox', { name: 'Refund' })
  const all = screen.getByRole('button', { name: 'All of it' })
  await all.click()
  await expect.element(input).toHaveValue('49.90')
  await userEvent.fill(input, '12')
  await all.click()
  await expect.element(input).toHaveValue('49.90')
})

test('works uncontrolled, and posts a decimal', async () => {
  const screen = await render(
    <LocaleProvider locale="fr-CA">
      <form>
        <MoneyField {...basics} name="amount" defaultValue="49.90" />
      </form>
    </LocaleProvider>,
  )
  const submitted = () => Object.fromEntries(new FormData(screen.container.querySelector('form')!))
  expect(submitted()).toEqual({ amount: '49.90' })
  await userEvent.fill(screen.getByRole('textbox'), '5,5')
  expect(submitted()).toEqual({ amount: '5.50' })
})

test('an error that shifts the layout does not swallow the press that caused the blur', async () => {
  const onSubmit = vi.fn()
  const screen = await render(
    <>
      <MoneyField {...basics} />
      <button type="button" onClick={onSubmit}>
        Go on
      </button>
    </>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'ten')
  await screen.getByRole('button', { name: 'Go on' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
  await expect.element(screen.getByText(parseError)).toBeVisible()
})

const pasted: [locale: string, text: string, amount: string | null][] = [
  ['en-US', '1,234.56', '1234.56'],
  ['en-CA', '$1,234.56', '1234.56'],
  ['es-US', '1,234.56', '1234.56'],
  ['fr-CA', '1 234,56', '1234.56'],
  ['fr-CA', '1\u00a0234,56\u00a0$', '1234.56'],
  ['en-US', '1 234,56', null],
  ['fr-CA', '1,234.56', null],
]
const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US', 'ar-EG']
const inEach: typeof pasted = locales.flatMap((locale) => [
  [locale, '١٢٣٤٫٥٦', '1234.56'],
  [locale, '۱٬۲۳۴٫۵۶', '1234.56'],
  [locale, '１２３４．５６', '1234.56'],
  [locale, '١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧٨٩٠٫١٢', '12345678901234567890.12'],
])

test.each([...pasted, ...inEach])('in %s, a pasted %j is %j', async (locale, text, amount) => {
  const onChange = vi.fn()
  const screen = await render(<Refund locale={locale} onChange={onChange} />)
  const input = screen.getByRole('textbox', { name: 'Refund' })
  await input.click()
  paste(text)
  expect(onChange).toHaveBeenLastCalledWith(amount, expect.anything())
  await expect.element(input).toHaveValue(text)
})

test('amounts are never floats: every typed digit is posted', async () => {
  const screen = await render(
    <LocaleProvider locale="ar-EG">
      <form>
        <MoneyField {...basics} name="amount" />
      </form>
    </LocaleProvider>,
  )
  const submitted = () => Object.fromEntries(new FormData(screen.container.querySelector('form')!))
  const input = screen.getByRole('textbox')
  for (const [text, amount, written] of [
    ['12345678901234567890.12', '12345678901234567890.12', '١٢٬٣٤٥٬٦٧٨٬٩٠١٬٢٣٤٬٥٦٧٬٨٩٠٫١٢'],
    ['٠٫٣', '0.30', '٠٫٣٠'],
    ['0.1', '0.10', '٠٫١٠'],
    ['١٠٠٥٫٠١', '1005.01', '١٬٠٠٥٫٠١'],
  ] as const) {
    await userEvent.fill(input, text)
    expect(submitted()).toEqual({ amount })
    await userEvent.tab()
    await expect.element(input).toHaveValue(written)
  }
})

test('the caret stays in place while typing', async () => {
  const screen = await render(<Refund locale="fr-CA" start="1234.50" />)
  const input = screen.getByRole('textbox', { name: 'Refund' }).element() as HTMLInputElement
  await userEvent.click(input)
  input.setSelectionRange(3, 3)
  await userEvent.keyboard('٩8')
  expect(input.value).toBe('1\u00a02٩834,50')
  expect([input.selectionStart, input.selectionEnd]).toEqual([5, 5])
})
