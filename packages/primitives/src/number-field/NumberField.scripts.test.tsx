import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { paste } from '../testing/paste.ts'
import { NumberField, type NumberFieldProps } from './index.ts'

const field = page.getByRole('spinbutton', { name: 'Distance' })
const numbers = {
  'en-US': '1,234.5',
  'en-CA': '1,234.5',
  'fr-CA': '1\u00a0234,5',
  'es-US': '1,234.5',
  'ar-EG': '١٬٢٣٤٫٥',
}

function Distance({ locale, ...props }: Partial<NumberFieldProps> & { locale: string }) {
  return (
    <LocaleProvider locale={locale}>
      <NumberField label="Distance" parseError="Enter a number" step={0.5} {...props} />
    </LocaleProvider>
  )
}

test.each(Object.entries(numbers))(
  'in %s, digits of other scripts can be typed and pasted',
  async (locale, written) => {
    const onChange = vi.fn()
    await render(<Distance locale={locale} onChange={onChange} />)
    for (const text of ['١٢٣٤٫٥', '۱۲۳۴٫۵', '१२३४.५', '１２３４．５', '1234.5']) {
      await userEvent.fill(field, '')
      await userEvent.keyboard(text)
      expect(onChange, text).toHaveBeenLastCalledWith(1234.5)
      await expect.element(field).toHaveValue(text)
      await userEvent.fill(field, '')
      paste(`\u200f ${text} `)
      expect(onChange, text).toHaveBeenLastCalledWith(1234.5)
      ;(field.element() as HTMLElement).blur()
      await expect.element(field).toHaveValue(written)
    }
  },
)

test.each([
  ['en-US', '1,234.5', 1234.5],
  ['en-US', '1 234,5', null],
  ['fr-CA', '1 234,5', 1234.5],
  ['fr-CA', '1\u202f234,5', 1234.5],
  ['fr-CA', '1,234.5', null],
])('in %s, a pasted %j is %d', async (locale, text, number) => {
  const onChange = vi.fn()
  await render(<Distance locale={locale} onChange={onChange} />)
  await field.click()
  paste(text)
  expect(onChange).toHaveBeenLastCalledWith(number)
})

test('the unit may be typed too', async () => {
  const onChange = vi.fn()
  await render(<Distance locale="fr-CA" suffix="%" onChange={onChange} />)
  await userEvent.fill(field, '12,5\u00a0%')
  expect(onChange).toHaveBeenLastCalledWith(12.5)
  await userEvent.fill(field, '١٢٫٥٪')
  expect(onChange).toHaveBeenLastCalledWith(12.5)
  await userEvent.fill(field, '12,5 km')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('the caret stays in place while typing', async () => {
  await render(<Distance locale="ar-EG" defaultValue={1234} />)
  await field.click()
  const input = field.element() as HTMLInputElement
  input.setSelectionRange(3, 3)
  await userEvent.keyboard('٩٨')
  await expect.element(field).toHaveValue('١٬٢٩٨٣٤')
  expect([input.selectionStart, input.selectionEnd]).toEqual([5, 5])
})

test('server rendering uses the words of the locale, and hydrates without a mismatch', async () => {
  const problem = vi.spyOn(console, 'error')
  const element = <Distance locale="fr-CA" stepLabels={{ increase: 'Plus', decrease: 'Moins' }} />
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(element)
  expect(container.querySelector('input')!.getAttribute('aria-valuetext')).toBe('Vide')
  const sheets = document.querySelectorAll('style, link').length
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, element, { onRecoverableError })
  onTestFinished(() => root.unmount())
  await expect
    .poll(() => Object.keys(container.querySelector('input')!).some((key) => key.startsWith('__react')))
    .toBe(true)
  await userEvent.fill(field, '3')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('3,5')
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(problem).not.toHaveBeenCalled()
  expect(document.querySelectorAll('style, link')).toHaveLength(sheets)
})
