import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { PasswordField } from './index.ts'

const labels = {
  show: 'Show password',
  hide: 'Hide password',
  shown: 'Your password is visible',
  hidden: 'Your password is hidden',
  capsLock: 'Caps Lock is on',
}
const basics = { label: 'Password', labels, autoComplete: 'current-password' } as const

describeConformance('PasswordField', (props) => <PasswordField {...basics} {...props} />, {
  element: 'input',
  disables: true,
  readsOnly: true,
})

beforeEach(() => {
  for (const region of document.querySelectorAll('[data-mk-live]')) region.remove()
})

const input = page.getByLabelText('Password', { exact: true })
const announced = () => document.querySelector('[data-mk-live="polite"]')?.textContent

test('its button shows and hides the password, announces it and keeps the text', async () => {
  const onChange = vi.fn()
  await render(<PasswordField {...basics} onChange={onChange} />)
  await userEvent.type(input, 'horse')
  expect(onChange).toHaveBeenLastCalledWith('horse', expect.anything())
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Show password' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('horse')
  await expect.poll(announced).toBe('Your password is visible')
  await userEvent.keyboard(' ')
  await expect.element(input).toHaveAttribute('type', 'password')
  await expect.poll(announced).toContain('Your password is hidden')
})

test('works with password managers, without suggestion or correction', async () => {
  await render(<PasswordField {...basics} autoComplete="new-password" />)
  await expect.element(input).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(input).toHaveAttribute('autocapitalize', 'none')
  await expect.element(input).toHaveAttribute('spellcheck', 'false')
})

test('is hidden again before its form is submitted', async () => {
  await render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...basics} name="password" />
    </form>,
  )
  await page.getByRole('button', { name: 'Show password' }).click()
  await userEvent.type(input, 'horse{Enter}')
  await expect.element(input).toHaveAttribute('type', 'password')
})

test('shows and announces Caps Lock while it is on and the field has focus', async () => {
  await render(<PasswordField {...basics} />)
  const press = (modifierCapsLock: boolean) =>
    input.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }))
  await input.click()
  press(true)
  const hint = page.getByText('Caps Lock is on').first()
  await expect.element(hint).toBeVisible()
  await expect.poll(announced).toBe('Caps Lock is on')
  press(true)
  press(false)
  await vi.waitFor(() => expect(document.querySelectorAll('label ~ div')).toHaveLength(0))
  press(true)
  await userEvent.tab()
  await vi.waitFor(() => expect(document.querySelectorAll('label ~ div')).toHaveLength(0))
})

test('renders a strength meter', async () => {
  await render(<PasswordField {...basics} strength={<meter aria-label="Strength" value={0.5} />} />)
  await expect.element(page.getByRole('meter', { name: 'Strength' })).toBeVisible()
})
