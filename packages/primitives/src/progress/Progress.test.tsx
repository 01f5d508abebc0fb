import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Progress } from './index.ts'

describeConformance('Progress', (props) => <Progress {...props} label="Paid" value={0.4} valueText="40 %" />, {
  element: 'progress',
})

test('has a name and a text value', async () => {
  const screen = await render(<Progress label="Paid" value={20} max={49.9} valueText="$20.00 of $49.90" />)
  const progress = screen.getByRole('progressbar', { name: 'Paid', exact: true })
  await expect.element(progress).toHaveAttribute('aria-valuetext', '$20.00 of $49.90')
  await expect.element(screen.getByText('$20.00 of $49.90')).toBeVisible()
  expect((progress.element() as HTMLProgressElement).position).toBeCloseTo(20 / 49.9)
})

test('without a value is indeterminate', async () => {
  const screen = await render(<Progress label="Sending" />)
  expect(screen.getByRole('progressbar', { name: 'Sending' }).element().matches(':indeterminate')).toBe(true)
})

test('keeps its name when the label is hidden', async () => {
  const screen = await render(<Progress label="Paid" isLabelHidden value={1} />)
  await expect.element(screen.getByRole('progressbar', { name: 'Paid' })).toBeVisible()
  expect(screen.getByText('Paid').query()).toBeNull()
})
