import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Meter } from './index.ts'

describeConformance('Meter', (props) => <Meter {...props} label="Seats" value={4} max={5} valueText="4 of 5" />, {
  element: 'meter',
})

test('has a name and a text value', async () => {
  const screen = await render(<Meter label="Seats" value={4} max={5} valueText="4 of 5 in use" />)
  const meter = screen.getByRole('meter', { name: 'Seats', exact: true })
  await expect.element(meter).toHaveAttribute('aria-valuetext', '4 of 5 in use')
  expect(meter.element()).toMatchObject({ value: 4, max: 5 })
  await expect.element(screen.getByText('4 of 5 in use')).toBeVisible()
})
