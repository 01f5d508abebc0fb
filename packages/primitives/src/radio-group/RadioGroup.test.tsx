import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { RadioGroup } from './index.ts'

const options = [
  { value: 'full', label: 'All of it', description: '$49.90' },
  { value: 'part', label: 'A part' },
  { value: 'none', label: 'Nothing', isDisabled: true },
]

describeConformance('RadioGroup', (props) => <RadioGroup label="Refund" options={options} {...props} />, {
  element: 'fieldset',
  disables: true,
})

test('arrow keys move the selection and report the value', async () => {
  const onChange = vi.fn()
  const screen = await render(<RadioGroup label="Refund" options={options} defaultValue="full" onChange={onChange} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: 'All of it' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'A part' })).toBeChecked()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('part', expect.objectContaining({ type: 'change' }))
})

test('keeps the given value when controlled', async () => {
  const screen = await render(<RadioGroup label="Refund" options={options} value="full" />)
  await screen.getByText('A part').click()
  await expect.element(screen.getByRole('radio', { name: 'All of it' })).toBeChecked()
})

test('two groups are independent', async () => {
  const screen = await render(
    <>
      <RadioGroup label="One" options={options} defaultValue="full" />
      <RadioGroup label="Two" options={options} defaultValue="part" />
    </>,
  )
  await expect.element(screen.getByRole('radio', { name: 'All of it' }).first()).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'A part' }).last()).toBeChecked()
})

test('a card can be pressed anywhere, unless disabled', async () => {
  const screen = await render(<RadioGroup label="Refund" appearance="card" options={options} defaultValue="part" />)
  await screen.getByText('$49.90').click({ force: true })
  await expect.element(screen.getByRole('radio', { name: 'All of it' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'All of it' })).toHaveAccessibleDescription('$49.90')
  await screen.getByText('Nothing').click({ force: true })
  await expect.element(screen.getByRole('radio', { name: 'All of it' })).toBeChecked()
})

test('describes its error, and is required', async () => {
  const screen = await render(<RadioGroup label="Refund" options={options} error="Choose how much" isRequired />)
  const group = screen.getByRole('radiogroup', { name: 'Refund' })
  await expect.element(group).toHaveAccessibleDescription('Choose how much')
  await expect.element(group).toHaveAttribute('aria-required', 'true')
})
