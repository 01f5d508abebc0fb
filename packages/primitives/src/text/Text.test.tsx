import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Heading, type HeadingLevel, Strong, Text } from './index.ts'

describeConformance('Text', (props) => <Text {...props}>Words</Text>, { element: 'span' })
describeConformance(
  'a Text of its own',
  (props) => (
    <Text {...props} as="p">
      Words
    </Text>
  ),
  { element: 'p' },
)
describeConformance('Strong', (props) => <Strong {...props}>Words</Strong>, { element: 'strong' })
describeConformance(
  'Heading',
  (props) => (
    <Heading {...props} level={2}>
      Words
    </Heading>
  ),
  { element: 'h2' },
)

test.each([1, 2, 3, 4, 5, 6] as HeadingLevel[])('a heading of level %i', async (level) => {
  const screen = await render(<Heading level={level}>Your plan</Heading>)
  await expect.element(screen.getByRole('heading', { level, name: 'Your plan' })).toBeVisible()
})

test('a heading keeps its level at any size', async () => {
  const screen = await render(
    <Heading level={4} size="xl">
      Your plan
    </Heading>,
  )
  const heading = screen.getByRole('heading', { level: 4 }).element()
  expect(getComputedStyle(heading).fontSize).toBe('28px')
})

test('inline text inherits what it does not set', async () => {
  const screen = await render(
    <Text as="p" size="lg" tone="muted">
      Covered by <Text weight="bold">your plan</Text>
    </Text>,
  )
  const [inner, outer] = [screen.container.querySelector('p span')!, screen.container.querySelector('p')!].map(
    (words) => getComputedStyle(words),
  )
  expect([inner!.fontSize, inner!.color]).toEqual([outer!.fontSize, outer!.color])
  expect(inner!.fontWeight).not.toBe(outer!.fontWeight)
})

test('tabular figures have equal width', async () => {
  const screen = await render(
    <>
      <Text isTabular>1111</Text>
      <Text isTabular>8888</Text>
    </>,
  )
  const [ones, eights] = ['1111', '8888'].map((text) => screen.getByText(text).element().getBoundingClientRect().width)
  expect(ones).toBe(eights)
})
