import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Card, Section } from './index.ts'

describeConformance(
  'Card',
  (props) => (
    <Card {...props} title="Contact" footer="More">
      Words
    </Card>
  ),
  {
    element: 'section',
  },
)
describeConformance(
  'Section',
  (props) => (
    <Section {...props} title="Contact">
      Words
    </Section>
  ),
  {
    element: 'section',
  },
)

test('its title is a heading at the level given', async () => {
  const screen = await render(
    <Section title="Household">
      <Card title="Grace Sample" level={3} />
    </Section>,
  )
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Household' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Grace Sample' })).toBeVisible()
})

test('omitted parts render no empty element', async () => {
  const { container } = await render(<Card>Words</Card>)
  expect(container.querySelectorAll('header, footer')).toHaveLength(0)
  expect(container.querySelector('section')?.children).toHaveLength(1)
})

test('renders as the given element', async () => {
  const screen = await render(
    <ul>
      <Card as="li">Words</Card>
    </ul>,
  )
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Words')
})

test('flush content reaches the edges', async () => {
  const { container } = await render(
    <Card isFlush>
      <div data-content="" />
    </Card>,
  )
  const [card, content] = ['section', '[data-content]'].map((part) => container.querySelector(part)!)
  // The card's border, 1 px on each side.
  expect(content!.getBoundingClientRect().width).toBe(card!.getBoundingClientRect().width - 2)
})

test('in a narrow card, the actions wrap below the title', async () => {
  const screen = await render(
    <div style={{ inlineSize: 280 }}>
      <Card title="Renseignements personnels" actions={<button>Modifier les renseignements</button>} />
    </div>,
  )
  const heading = screen.getByRole('heading').element().getBoundingClientRect()
  const button = screen.getByRole('button').element().getBoundingClientRect()
  expect(button.top).toBeGreaterThanOrEqual(heading.bottom)
})
