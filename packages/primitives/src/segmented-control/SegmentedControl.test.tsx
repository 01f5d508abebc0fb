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
] as const)('%s: %s selects the next enabled segment, and wraps', async (dir, key) => {
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

test('Tab reaches only the selected segment, and Space selects when none was', async () => {
  await render(<SegmentedControl label="Billing" options={options} />)
  await userEvent.tab()
  await expect.element(segment('Monthly')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(segment('Monthly')).toBeChecked()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a press anywhere on a segment selects it', async () => {
  await render(<SegmentedControl label="Billing" options={options} defaultValue="month" />)
  const box = segment('Yearly').element().closest('label')!.getBoundingClientRect()
  const hit = document.elementFromPoint(box.left + 2, box.top + 2) as HTMLElement
  hit.click()
  await expect.element(segment('Yearly')).toBeChecked()
})

test('posts its value, and a form reset restores the default', async () => {
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

test('keeps the given value when controlled', async () => {
  await render(<SegmentedControl label="Billing" options={options} value="month" />)
  await segment('Yearly').click()
  await expect.element(segment('Monthly')).toBeChecked()
})

test('icon-only segments have a name and a tooltip', async () => {
  const icons = options.map((option) => ({ ...option, icon: <svg /> }))
  await render(<SegmentedControl label="Billing" options={icons} isIconOnly />)
  await expect.element(segment('Yearly')).toBeInTheDocument()
  expect(segment('Yearly').element().closest('label')).toHaveAttribute('title', 'Yearly')
})

test('describes its error, and does nothing while disabled', async () => {
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

/** The lines that a text takes. */
function linesOf(words: Element) {
  const range = document.createRange()
  range.selectNodeContents(words)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

test('segments that share a container give a long word the room that it needs', async () => {
  await render(
    <div style={{ inlineSize: 260 }}>
      <SegmentedControl
        label="Pane"
        fit="container"
        options={['Queue', 'Conversation', 'Details'].map((label) => ({ value: label, label }))}
      />
    </div>,
  )
  expect(linesOf(page.getByText('Conversation').element())).toBe(1)
})

test.each([
  [320, [2, 2]],
  [800, [4]],
])('four segments in %i px break evenly, none alone on its line', async (inlineSize, perLine) => {
  await render(
    <div style={{ inlineSize }}>
      <SegmentedControl
        label="Show"
        options={['Everything', 'Notes', 'Internal notes', 'Changes'].map((label) => ({ value: label, label }))}
      />
    </div>,
  )
  const tops = page
    .getByRole('radio')
    .elements()
    .map((radio) => Math.round(radio.getBoundingClientRect().top))
  expect([...new Set(tops)].map((top) => tops.filter((one) => one === top).length)).toEqual(perLine)
})
