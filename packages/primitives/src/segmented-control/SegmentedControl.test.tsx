import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { SegmentedControl } from './index.ts'

const options = [
  { value: 'month', label: 'Monthly' },
  { value: 'quarter', label: 'Quarterly', isDisabled: true },
  { value: 'year', label: 'Yearly' },
]

describeConformance('SegmentedControl', (props) => <SegmentedControl label="Billing" options={options} {...props} />, {
  element: 'fieldset',
})

const segment = (name: string) => page.getByRole('radio', { name })

test.each([
  ['ltr', '{ArrowRight}'],
  ['ltr', '{ArrowDown}'],
  ['rtl', '{ArrowDown}'],
] as const)('%s: %s goes to the next that can be chosen, and round', async (dir, key) => {
  const onChange = vi.fn()
  await render(
    <div dir={dir}>
      <SegmentedControl label="Billing" options={options} defaultValue="month" onChange={onChange} />
    </div>,
  )
  await userEvent.tab()
  await expect.element(segment('Monthly')).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(segment('Yearly')).toBeChecked()
  await expect.element(segment('Yearly')).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(segment('Monthly')).toBeChecked()
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['year', 'month'])
})

test('Tab reaches the chosen one alone, and Space chooses where nothing was', async () => {
  await render(<SegmentedControl label="Billing" options={options} />)
  await userEvent.tab()
  await expect.element(segment('Monthly')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(segment('Monthly')).toBeChecked()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a press anywhere on a segment chooses it', async () => {
  await render(<SegmentedControl label="Billing" options={options} defaultValue="month" />)
  const box = segment('Yearly').element().closest('label')!.getBoundingClientRect()
  const hit = document.elementFromPoint(box.left + 2, box.top + 2) as HTMLElement
  hit.click()
  await expect.element(segment('Yearly')).toBeChecked()
})

test('posts its value in a form, and comes back to the first one on reset', async () => {
  const { container } = await render(
    <form>
      <SegmentedControl label="Billing" options={options} name="billing" defaultValue="month" />
    </form>,
  )
  const form = container.querySelector('form')!
  await segment('Yearly').click()
  expect([...new FormData(form)]).toEqual([['billing', 'year']])
  form.reset()
  expect([...new FormData(form)]).toEqual([['billing', 'month']])
})

test('keeps to the value it is given', async () => {
  await render(<SegmentedControl label="Billing" options={options} value="month" />)
  await segment('Yearly').click()
  await expect.element(segment('Monthly')).toBeChecked()
})

test('with icons alone each has a name and a tooltip', async () => {
  const icons = options.map((option) => ({ ...option, icon: <svg /> }))
  await render(<SegmentedControl label="Billing" options={icons} isIconOnly />)
  await expect.element(segment('Yearly')).toBeInTheDocument()
  expect(segment('Yearly').element().closest('label')).toHaveAttribute('title', 'Yearly')
})

test('says what is wrong, and takes nothing while it is disabled', async () => {
  const screen = await render(
    <SegmentedControl label="Billing" options={options} error="Choose how often." isRequired />,
  )
  const group = page.getByRole('radiogroup', { name: 'Billing' })
  await expect.element(group).toHaveAccessibleDescription('Choose how often.')
  await expect.element(group).toHaveAttribute('aria-required', 'true')
  await screen.rerender(<SegmentedControl label="Billing" options={options} disabled />)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
