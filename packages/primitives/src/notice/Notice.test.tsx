import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { tones } from '../internal/tones.ts'
import { Notice } from './index.ts'

describeConformance('Notice', (props) => <Notice {...props}>Saved on this device.</Notice>, { element: 'div' })

test('its tone sets the live region role, unless static', async () => {
  const screen = await render(
    <>
      <Notice>Saved on this device.</Notice>
      <Notice tone="critical">Not saved.</Notice>
      <Notice isStatic tone="critical">
        Cannot be undone.
      </Notice>
    </>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved on this device.')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not saved.')
  await expect.element(screen.getByText('Cannot be undone.')).toBeVisible()
})

test('each tone has its own icon, except the two informational ones', async () => {
  const { container } = await render(
    tones.map((tone) => (
      <Notice key={tone} tone={tone}>
        {tone}
      </Notice>
    )),
  )
  const drawings = [...container.querySelectorAll('svg')].map((icon) => icon.innerHTML)
  expect(new Set(drawings).size).toBe(tones.length - 1)
})
