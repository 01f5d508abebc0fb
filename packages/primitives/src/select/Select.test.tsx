import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Select } from './index.ts'

const options = [
  { value: 'CAD', label: 'Canadian dollar' },
  { value: 'USD', label: 'US dollar' },
  { label: 'Elsewhere', options: [{ value: 'EUR', label: 'Euro', isDisabled: true }] },
]

describeConformance('Select', (props) => <Select label="Currency" options={options} {...props} />, {
  element: 'select',
  disables: true,
})

test('reports the value selected by keyboard', async () => {
  const onChange = vi.fn()
  const screen = await render(<Select label="Currency" options={options} onChange={onChange} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('combobox', { name: 'Currency' })).toHaveFocus()
  await userEvent.keyboard('U')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('USD', expect.objectContaining({ type: 'change' }))
})

test('groups options, and shows unavailable ones as disabled', async () => {
  const screen = await render(<Select label="Currency" options={options} />)
  const group = screen.container.querySelector('optgroup')!
  expect(group.label).toBe('Elsewhere')
  expect(group.querySelector('option')!.disabled).toBe(true)
})

test('starts at its placeholder, which a required field cannot return to', async () => {
  const screen = await render(<Select label="Currency" options={options} placeholder="Choose" />)
  const select = screen.getByRole('combobox')
  await expect.element(select).toHaveDisplayValue('Choose')
  await select.selectOptions('USD')
  await select.selectOptions('')
  await expect.element(select).toHaveValue('')
  await screen.rerender(<Select label="Currency" options={options} placeholder="Choose" isRequired />)
  expect(screen.container.querySelector('option')).toMatchObject({ disabled: true, hidden: true })
  await expect.element(select).toBeRequired()
})

test('a required field has no default', async () => {
  const screen = await render(
    <form>
      <Select label="Currency" name="currency" options={options} placeholder="Choose" isRequired />
    </form>,
  )
  await expect.element(screen.getByRole('combobox')).toHaveValue('')
  expect(screen.container.querySelector('form')!.checkValidity()).toBe(false)
})

test('a disabled option does not style the whole field as disabled', async () => {
  const screen = await render(<Select label="Currency" options={options} placeholder="Choose" isRequired />)
  const cursor = () => getComputedStyle(screen.getByRole('combobox').element()).cursor
  expect(cursor()).toBe('pointer')
  await screen.rerender(<Select label="Currency" options={options} disabled />)
  expect(cursor()).toBe('not-allowed')
})

test('describes its error', async () => {
  const screen = await render(<Select label="Currency" options={options} error="Choose a currency" />)
  await expect.element(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a currency')
  await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
})

test('a form reset keeps a controlled value', async () => {
  const screen = await render(
    <form>
      <Select label="Currency" options={options} value="USD" onChange={() => {}} />
    </form>,
  )
  screen.container.querySelector('form')!.reset()
  await expect.element(screen.getByRole('combobox')).toHaveValue('USD')
})
