import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Checkbox, CheckboxGroup } from './index.ts'

const options = [
  { value: 'email', label: 'E-mail', description: 'Receipts only' },
  { value: 'text', label: 'Text message' },
  { value: 'post', label: 'Post', isDisabled: true },
]

describeConformance('Checkbox', (props) => <Checkbox label="Remember" {...props} />, {
  element: 'input',
  disables: true,
})
describeConformance('CheckboxGroup', (props) => <CheckboxGroup label="Tell me by" options={options} {...props} />, {
  element: 'fieldset',
  disables: true,
})

test('its label and the space bar toggle it', async () => {
  const onChange = vi.fn()
  const screen = await render(<Checkbox label="Remember" description="On this device" onChange={onChange} />)
  const box = screen.getByRole('checkbox', { name: 'Remember', exact: true })
  await screen.getByText('Remember').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  expect(onChange.mock.calls.map(([isChecked]) => isChecked)).toEqual([true, false])
  await expect.element(box).toHaveAccessibleDescription('On this device')
})

test('keeps the given value when controlled', async () => {
  const screen = await render(<Checkbox label="Remember" isChecked={false} onChange={() => {}} />)
  await screen.getByRole('checkbox').click()
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
})

test('shows the indeterminate state, and follows its changes', async () => {
  const ref = createRef<HTMLInputElement>()
  const screen = await render(<Checkbox ref={ref} label="All" isIndeterminate />)
  await expect.element(screen.getByRole('checkbox')).toBePartiallyChecked()
  expect(ref.current).toBe(screen.getByRole('checkbox').element())
  await screen.rerender(<Checkbox ref={ref} label="All" isIndeterminate={false} />)
  await expect.element(screen.getByRole('checkbox')).not.toBePartiallyChecked()
})

test('has a target of at least 24 px', async () => {
  const screen = await render(<Checkbox label="All" isLabelHidden />)
  const { x, y, width } = screen.getByRole('checkbox').element().getBoundingClientRect()
  const middle = y + width / 2
  expect(document.elementFromPoint(x + width + 2, middle)).toBe(screen.getByRole('checkbox').element())
})

test('a group reports its values in the order of its options', async () => {
  const onChange = vi.fn()
  function Controlled() {
    const [value, setValue] = useState(['text'])
    const change = (next: string[]) => (setValue(next), onChange(next))
    return <CheckboxGroup label="Tell me by" options={options} value={value} onChange={change} error="Choose one" />
  }
  const screen = await render(<Controlled />)
  await expect.element(screen.getByRole('group', { name: 'Tell me by' })).toHaveAccessibleDescription('Choose one')
  await screen.getByRole('checkbox', { name: 'E-mail' }).click()
  expect(onChange).toHaveBeenLastCalledWith(['email', 'text'])
  await screen.getByRole('checkbox', { name: 'Text message' }).click()
  expect(onChange).toHaveBeenLastCalledWith(['email'])
  await expect.element(screen.getByRole('checkbox', { name: 'Post' })).toBeDisabled()
})
