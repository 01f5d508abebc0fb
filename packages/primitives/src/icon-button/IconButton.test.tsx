import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { IconButton } from './index.ts'

const icon = <svg aria-hidden="true" />

describeConformance('IconButton', (props) => <IconButton label="Close" icon={icon} {...props} />, { element: 'button' })

test('its label is its accessible name and tooltip', async () => {
  const screen = await render(<IconButton label="Close" icon={icon} />)
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('title', 'Close')
})

test('pending: named by pendingLabel, and ignores presses', async () => {
  const onPress = vi.fn()
  const screen = await render(
    <IconButton label="Refresh" icon={icon} isPending pendingLabel="Refreshing" onPress={onPress} />,
  )
  await screen.getByRole('button', { name: 'Refreshing' }).click({ force: true })
  expect(onPress).not.toHaveBeenCalled()
})
