import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { DeniedState, ErrorState, NotFoundState, OfflineState } from './index.ts'

for (const [name, State] of Object.entries({ DeniedState, ErrorState, NotFoundState, OfflineState }))
  describeConformance(name, (props) => <State {...props} title="Nothing to see" />, { element: 'div' })

test('an error is announced at once, and can be retried', async () => {
  const onRetry = vi.fn()
  const screen = await render(
    <ErrorState title="We could not load your household" onRetry={onRetry} retryLabel="Try again">
      Your cover is not affected.
    </ErrorState>,
  )
  expect(screen.getByRole('alert').element().textContent).toContain('We could not load your household')
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledExactlyOnceWith()
})

test('the retry button ignores presses while retrying', async () => {
  const onRetry = vi.fn()
  const screen = await render(<ErrorState title="Failed" onRetry={onRetry} retryLabel="Try again" isRetrying />)
  await screen.getByRole('button').click({ force: true })
  expect(onRetry).not.toHaveBeenCalled()
})

test('a static error is not announced, and without onRetry has no button', async () => {
  const screen = await render(<ErrorState title="Failed" isStatic />)
  expect(screen.getByRole('alert').query()).toBeNull()
  expect(screen.getByRole('button').query()).toBeNull()
})

test('details are collapsed until opened', async () => {
  const screen = await render(
    <ErrorState title="Failed" details="Reference 7F3A-1120" detailsLabel="Details for support" />,
  )
  const details = screen.getByText('Reference 7F3A-1120')
  await expect.element(details).not.toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(details).toBeVisible()
})

test('retries once when the network is back, with the latest onRetry', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const offline = (onRetry: () => void) => (
    <StrictMode>
      <OfflineState title="You are offline" onRetry={onRetry} retryLabel="Try again" />
    </StrictMode>
  )
  const screen = await render(offline(first))
  await expect.element(screen.getByRole('status')).toBeVisible()
  await screen.rerender(offline(second))
  dispatchEvent(new Event('online'))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
  await screen.unmount()
  dispatchEvent(new Event('online'))
  expect(second).toHaveBeenCalledOnce()
})

test('onRetry without a label, or details without one, do not compile', () => {
  // @ts-expect-error: the button would have no name
  expect(<ErrorState title="Failed" onRetry={() => {}} />).toBeDefined()
  // @ts-expect-error: nothing to press
  expect(<DeniedState title="Denied" details="Reference" />).toBeDefined()
})
