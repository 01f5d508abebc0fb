import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Switch } from './index.ts'

describeConformance('Switch', (props) => <Switch label="Alerts" {...props} />, { element: 'input', disables: true })

const control = page.getByRole('switch', { name: 'Alerts' })

test('its label and the space bar toggle it', async () => {
  const onChange = vi.fn()
  await render(<Switch label="Alerts" description="By email" onChange={onChange} />)
  await page.getByText('Alerts').click()
  await expect.element(control).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(control).not.toBeChecked()
  expect(onChange.mock.calls.map(([isChecked]) => isChecked)).toEqual([true, false])
  await expect.element(control).toHaveAccessibleDescription('By email')
})

test('keeps the given value when controlled', async () => {
  await render(<Switch label="Alerts" isChecked={false} onChange={() => {}} />)
  await control.click()
  await expect.element(control).not.toBeChecked()
})

test.each([true, false])('pending: keeps focus and state, ignores presses (controlled: %s)', async (isControlled) => {
  const onChange = vi.fn()
  const state = isControlled ? { isChecked: true } : { isDefaultChecked: true }
  const screen = await render(<Switch label="Alerts" {...state} pendingLabel="Saving" onChange={onChange} />)
  await userEvent.tab()
  await screen.rerender(<Switch label="Alerts" {...state} isPending pendingLabel="Saving" onChange={onChange} />)
  await expect.element(control).toHaveFocus()
  await expect.element(control).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Saving')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await page.getByText('Alerts').click({ force: true })
  await expect.element(control).toBeChecked()
  expect(onChange).not.toHaveBeenCalled()

  await screen.rerender(<Switch label="Alerts" {...state} pendingLabel="Saving" onChange={onChange} />)
  await control.click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false, expect.anything())
})

test('has a target of at least 24 px, and posts like a checkbox', async () => {
  const screen = await render(
    <form>
      <Switch label="Alerts" name="alerts" isDefaultChecked isLabelHidden />
    </form>,
  )
  const { x, y, height } = control.element().getBoundingClientRect()
  expect(document.elementFromPoint(x + 10, y + height + 2)).toBe(control.element())
  expect(Object.fromEntries(new FormData(screen.container.querySelector('form')!))).toEqual({ alerts: 'on' })
})
