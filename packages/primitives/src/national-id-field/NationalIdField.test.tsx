import { StrictMode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { paste } from '../testing/paste.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { NationalIdField, type NationalIdFieldProps } from './index.ts'

const basics = {
  label: 'Number',
  format: '###-##-####',
  invalidError: 'Enter all 9 digits',
  labels: { show: 'Show', hide: 'Hide', shown: 'The number is visible', hidden: 'The number is hidden' },
}

describeConformance('NationalIdField', (props) => <NationalIdField {...basics} {...props} />, {
  element: 'input',
  disables: true,
  readsOnly: true,
})

beforeEach(() => {
  for (const region of document.querySelectorAll('[data-mk-live]')) region.remove()
})

const field = page.getByRole('textbox', { name: 'Number' })
const announced = () => document.querySelector('[data-mk-live="polite"]')?.textContent

function Id({ start = '', ...props }: Partial<NationalIdFieldProps> & { start?: string }) {
  const [id, setId] = useState<string | null>(start)
  return (
    <StrictMode>
      <NationalIdField
        {...basics}
        value={id}
        {...props}
        onChange={(next) => {
          setId(next)
          props.onChange?.(next)
        }}
      />
      <button type="button">After</button>
    </StrictMode>
  )
}

test('shows only the last digits, during and after typing, and keeps the others out of the DOM', async () => {
  const onChange = vi.fn()
  const screen = await render(<Id name="id" onChange={onChange} />)
  await userEvent.type(field, '000123456')
  await expect.element(field).toHaveValue('•••-••-3456')
  expect(onChange.mock.calls.flat()).toEqual([...Array.from({ length: 8 }, () => null), '000123456'])
  expect(screen.container.innerHTML).not.toMatch(/000|0001/)
})

test('can be edited in the middle while masked', async () => {
  const onChange = vi.fn()
  await render(<Id start="000123456" onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Backspace}{Backspace}98{End}{Backspace}7')
  expect(onChange).toHaveBeenLastCalledWith('980123457')
  await expect.element(field).toHaveValue('•••-••-3457')
})

test('accepts pasted digits with separators', async () => {
  const onChange = vi.fn()
  await render(<Id start="111" onChange={onChange} />)
  await userEvent.fill(field, ' 000 12.3456 ')
  expect(onChange).toHaveBeenLastCalledWith('000123456')
})

test.each(['٠٠٠١٢٣٤٥٦', '۰۰۰۱۲۳۴۵۶', '०००१२३४५६', '０００１２３４５６'])('reads the digits of %s', async (digits) => {
  const onChange = vi.fn()
  const screen = await render(<Id onChange={onChange} />)
  await userEvent.type(field, digits)
  expect(onChange).toHaveBeenLastCalledWith('000123456')
  await expect.element(field).toHaveValue('•••-••-3456')
  await userEvent.fill(field, '')
  paste(` ${digits.slice(0, 3)} ${digits.slice(3, 5)}.${digits.slice(5)} `)
  expect(onChange).toHaveBeenLastCalledWith('000123456')
  await expect.element(field).toHaveValue('•••-••-3456')
  expect(screen.container.textContent + field.element().outerHTML).not.toContain(digits.slice(0, 3))
})

test('the caret stays behind an inserted digit of another script', async () => {
  const onChange = vi.fn()
  await render(<Id start="0001234" onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{Home}{ArrowRight}٩۸')
  expect(onChange).toHaveBeenLastCalledWith('098001234')
  expect((field.element() as HTMLInputElement).selectionStart).toBe(3)
})

test('its button reveals and masks the number, and so does blur', async () => {
  await render(<Id start="000123456" />)
  const show = page.getByRole('button', { name: 'Show' })
  await show.click()
  await expect.element(field).toHaveValue('000-12-3456')
  await expect.poll(announced).toBe('The number is visible')
  await field.click()
  await expect.element(field).toHaveValue('000-12-3456')
  await page.getByRole('button', { name: 'After' }).click()
  await expect.element(field).toHaveValue('•••-••-3456')
  await expect.poll(announced).toContain('The number is hidden')
  await show.click()
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(field).toHaveValue('•••-••-3456')
})

test('masks the number again after revealSeconds', async () => {
  await render(<Id start="000123456" revealSeconds={0.2} />)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(field).toHaveValue('•••-••-3456')
  await expect.poll(announced).toContain('The number is hidden')
})

test('too few or too many digits are kept, and reported on blur', async () => {
  const onChange = vi.fn()
  await render(<Id onChange={onChange} />)
  await userEvent.type(field, '0001234567')
  await expect.element(field).toHaveValue('•••-••-34567')
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(field).toHaveAccessibleDescription('Enter all 9 digits')
  await userEvent.type(field, '{End}{Backspace}')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('turns autocomplete off, and posts the digits only on submission', async () => {
  const screen = await render(
    <form>
      <NationalIdField {...basics} name="id" defaultValue="000123456" />
    </form>,
  )
  await expect.element(field).toHaveAttribute('autocomplete', 'off')
  await expect.element(field).not.toHaveAttribute('name')
  const form = screen.container.querySelector('form')!
  expect(Object.fromEntries(new FormData(form))).toEqual({ id: '000123456' })
})

test('can be edited in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const onChange = vi.fn()
  await render(<Id start="000123456" onChange={onChange} />, { container, baseElement: host })
  container.querySelector('input')!.focus()
  await userEvent.keyboard('{Home}98')
  expect(onChange).toHaveBeenLastCalledWith(null)
  await userEvent.keyboard('{Delete}{Delete}')
  expect(onChange).toHaveBeenLastCalledWith('980123456')
})
