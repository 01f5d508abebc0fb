import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { Sparkline, type SparklineProps } from './index.ts'

const words = { label: 'Cases', headers: { label: 'Month', value: 'Cases' }, missingLabel: 'No data' }
const points = [
  { label: 'January', value: 1204.5 },
  { label: 'February', value: null },
  { label: 'March', value: 980 },
]
const sparkline = (props?: Partial<SparklineProps>) => <Sparkline {...words} points={points} {...props} />

describeConformance('Sparkline', (props) => sparkline(props), { element: 'div' })

test('is a table for screen readers, formatted by locale', async () => {
  const screen = await render(<LocaleProvider locale="fr-CA">{sparkline()}</LocaleProvider>)
  const table = screen.getByRole('table', { name: 'Cases' })
  expect([...table.element().querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'January1\u00a0204,5',
    'FebruaryNo data',
    'March980',
  ])
})

test('keeps its height without points', async () => {
  const { container, rerender } = await render(sparkline({ points: [] }))
  const height = () => container.firstElementChild!.getBoundingClientRect().height
  expect(height()).toBe(36)
  expect(container.querySelector('table')).toBeNull()
  await rerender(sparkline())
  expect(height()).toBe(36)
})
