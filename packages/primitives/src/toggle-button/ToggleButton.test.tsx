import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { ToggleButton } from './index.ts'

describeConformance('ToggleButton', (props) => <ToggleButton {...props}>Watch</ToggleButton>, {
  element: 'button',
  disables: true,
})
describeConformance(
  'ToggleButton with an icon alone',
  (props) => <ToggleButton label="Watch" icon={<svg />} {...props} />,
  { element: 'button', disables: true },
)

const button = page.getByRole('button', { name: 'Watch' })

test('a press by mouse, Enter or Space toggles it and reports the state', async () => {
  const onChange = vi.fn()
  await render(<ToggleButton onChange={onChange}>Watch</ToggleButton>)
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls.map(([isPressed]) => isPressed)).toEqual([true, false, true])
})

test('starts with defaultPressed', async () => {
  await render(<ToggleButton label="Watch" icon={<svg />} defaultPressed />)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

test('keeps the given state when controlled', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <ToggleButton isPressed={false} onChange={onChange}>
      Watch
    </ToggleButton>,
  )
  await button.click()
  expect(onChange).toHaveBeenCalledWith(true, expect.objectContaining({ type: 'click' }))
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await screen.rerender(<ToggleButton isPressed>Watch</ToggleButton>)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

test('pending: keeps its state', async () => {
  await render(
    <ToggleButton isPending pendingLabel="Saving">
      Watch
    </ToggleButton>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
})
