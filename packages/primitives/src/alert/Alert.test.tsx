import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { tones } from '../status-badge/index.ts'
import { Alert, Banner } from './index.ts'

describeConformance(
  'Alert',
  (props) => (
    <Alert {...props} title="Saved">
      Your address is saved.
    </Alert>
  ),
  {
    element: 'div',
  },
)
describeConformance(
  'Banner',
  (props) => (
    <Banner {...props} title="Declined" isCollapsible>
      Words
    </Banner>
  ),
  {
    element: 'section',
  },
)

test.each(tones)('tone %s sets the live region role of an alert that appears', async (tone) => {
  const screen = await render(<Alert tone={tone}>Words</Alert>)
  const role = tone === 'critical' ? 'alert' : 'status'
  await expect.element(screen.getByRole(role)).toHaveTextContent('Words')
})

test('a static alert is not announced', async () => {
  const { container } = await render(
    <Alert tone="critical" isStatic>
      Words
    </Alert>,
  )
  expect(container.querySelector('[role]')).toBeNull()
})

test('its title is a heading only when given a level', async () => {
  const screen = await render(
    <>
      <Alert title="Saved" />
      <Alert title="Not saved" level={3} />
    </>,
  )
  expect(screen.getByRole('heading').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Not saved' })).toBeVisible()
})

test('is dismissable only with a handler', async () => {
  const dismiss = vi.fn()
  const screen = await render(<Alert title="Saved" />)
  expect(screen.getByRole('button').query()).toBeNull()
  await screen.rerender(<Alert title="Saved" onDismiss={dismiss} dismissLabel="Dismiss" />)
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(dismiss).toHaveBeenCalledOnce()
})

test('a handler without a label does not compile', () => {
  // @ts-expect-error: the button would have no name
  expect(<Alert onDismiss={() => {}} />).toBeDefined()
})

test('a banner collapses and expands by keyboard, and keeps its action visible', async () => {
  const toggle = vi.fn()
  const screen = await render(
    <Banner title="Declined" isCollapsible onToggle={toggle} actions={<button>Pay</button>}>
      We try again on Friday.
    </Banner>,
  )
  const text = screen.getByText('We try again on Friday.')
  await expect.element(text).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(text).not.toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Pay' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toBeVisible()
  await expect.poll(() => toggle.mock.calls).toEqual([[false], [true]])
})

test('a banner can start collapsed, and reports nothing until expanded', async () => {
  const toggle = vi.fn()
  const screen = await render(
    <Banner title="Declined" isCollapsible defaultOpen={false} onToggle={toggle}>
      Words
    </Banner>,
  )
  await expect.element(screen.getByText('Words')).not.toBeVisible()
  await userEvent.click(screen.getByText('Declined'))
  await expect.poll(() => toggle.mock.calls).toEqual([[true]])
})

test('on a phone, its button is as wide as the alert', async () => {
  await page.viewport(360, 640)
  const screen = await render(
    <Alert title="Declined" onDismiss={() => {}} dismissLabel="Dismiss" actions={<Button>Update card</Button>}>
      Your card was declined.
    </Alert>,
  )
  const alert = screen.getByRole('status').element()
  const { paddingInlineStart, borderInlineStartWidth } = getComputedStyle(alert)
  const beside = 2 * (Number.parseFloat(paddingInlineStart) + Number.parseFloat(borderInlineStartWidth))
  const button = screen.getByRole('button', { name: 'Update card' }).element()
  expect(button.getBoundingClientRect().width).toBeCloseTo(alert.getBoundingClientRect().width - beside, 0)
  await page.viewport(414, 896)
})
