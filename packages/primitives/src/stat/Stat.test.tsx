import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Stat } from './index.ts'

describeConformance('Stat', (props) => <Stat {...props} label="Open cases" value="1,204" />, { element: 'dl' })

test('is a term with its figure, and its change in words', async () => {
  const screen = await render(
    <Stat
      label="Open cases"
      value="1,204"
      change={{ direction: 'up', tone: 'critical', text: '12 % more than in February' }}
    />,
  )
  expect(screen.getByRole('term').element()).toHaveTextContent('Open cases')
  const facts = screen.getByRole('definition').elements()
  expect(facts.map(({ textContent }) => textContent)).toEqual(['1,204', '12 % more than in February'])
})

test('each direction has its own arrow', async () => {
  const { container } = await render(
    (['up', 'down', 'level'] as const).map((direction) => (
      <Stat key={direction} label="Open cases" value="1" change={{ direction, text: 'than before' }} />
    )),
  )
  expect(new Set([...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)).size).toBe(3)
})

test('is as tall while loading as with data', async () => {
  const props = { label: 'Open cases', value: '1,204', change: { direction: 'up', text: '12 % more' } } as const
  const loading = { loadingLabel: 'Loading', sample: { value: '1,204', change: '12 % more' } }
  const { container, rerender, ...screen } = await render(<Stat {...props} {...loading} isLoading />)
  const height = () => container.firstElementChild!.getBoundingClientRect().height
  const before = height()
  await expect.element(screen.getByText('Loading')).toBeInTheDocument()
  await rerender(<Stat {...props} {...loading} isLoading={false} />)
  expect(height()).toBe(before)
})
