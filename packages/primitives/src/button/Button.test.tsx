import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Button, LinkButton } from './index.ts'

describeConformance('Button', (props) => <Button {...props}>Pay</Button>, { element: 'button' })
describeConformance(
  'LinkButton',
  (props) => (
    <LinkButton href="#there" {...props}>
      Open
    </LinkButton>
  ),
  { element: 'a' },
)

test('a press by mouse, Enter or Space calls onPress once', async () => {
  const onPress = vi.fn()
  const screen = await render(
    <StrictMode>
      <Button onPress={onPress}>Pay</Button>
    </StrictMode>,
  )
  await screen.getByRole('button').click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('submits a form only with type submit', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const screen = await render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button>Check</Button>
      <Button type="submit">Save</Button>
    </form>,
  )
  await screen.getByRole('button', { name: 'Check' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('pending: keeps focus and size, ignores presses and submits nothing', async () => {
  const onPress = vi.fn()
  const onSubmit = vi.fn()
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Amount" />
      <Button type="submit" isPending={isPending} pendingLabel="Paying" onPress={onPress}>
        Pay
      </Button>
    </form>
  )
  const screen = await render(form(false))
  const button = screen.getByRole('button').element()
  const { width, height } = button.getBoundingClientRect()
  button.focus()
  await screen.rerender(form(true))

  expect(document.activeElement).toBe(button)
  expect(button.getBoundingClientRect()).toMatchObject({ width, height })
  await expect.element(screen.getByRole('button', { name: 'Pay Paying' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await userEvent.type(screen.getByRole('textbox'), '5{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an unavailable button can be focused, but not pressed', async () => {
  const onPress = vi.fn()
  const screen = await render(
    <Button aria-disabled onPress={onPress}>
      Pay
    </Button>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
})
