import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Box, Grid, Inline, Stack } from './index.ts'

describeConformance('Box', (props) => <Box {...props} as="ul" padding="md" />, { element: 'ul' })
describeConformance('Stack', (props) => <Stack {...props}>One</Stack>, { element: 'div' })
describeConformance('Inline', (props) => <Inline {...props}>One</Inline>, { element: 'div' })
describeConformance('Grid', (props) => <Grid {...props}>One</Grid>, { element: 'div' })

const rectangles = (container: Element) => [...container.querySelectorAll('i')].map((i) => i.getBoundingClientRect())
const three = ['one', 'two', 'three'].map((word) => <i key={word}>{word}</i>)

test('layout props become looks, not attributes', async () => {
  const screen = await render(<Box padding="md" background="sunken" data-testid="box" />)
  const box = screen.getByTestId('box').element()
  expect(getComputedStyle(box).padding).toBe('16px')
  expect(box.getAttributeNames().toSorted()).toEqual(['class', 'data-testid'])
})

test('a list without bullets is still a list', async () => {
  const screen = await render(
    <Stack as="ul">
      <li>One</li>
    </Stack>,
  )
  expect(screen.getByRole('list').element()).toHaveAttribute('role', 'list')
})

test('Stack puts one below the other, with the gap between', async () => {
  const { container } = await render(<Stack gap="lg">{three}</Stack>)
  const [one, two] = rectangles(container)
  expect(two!.top - one!.bottom).toBe(24)
})

test('Inline wraps where there is no room', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 40 }}>
      <Inline>{three}</Inline>
    </div>,
  )
  const [one, two] = rectangles(container)
  expect(two!.top).toBeGreaterThanOrEqual(one!.bottom)
})

describe('Grid', () => {
  test.each([
    [1000, 3, 3],
    [1000, 2, 2],
    [500, 3, 2],
    [320, 3, 1],
    [100, 4, 1],
  ])('%i px wide, at most %i columns: %i', async (width, columns, expected) => {
    const { container } = await render(
      <div style={{ inlineSize: width }}>
        <Grid columns={columns as 2 | 3 | 4}>{three}</Grid>
      </div>,
    )
    const lefts = new Set(rectangles(container).map(({ left }) => left))
    expect(lefts.size).toBe(expected)
    expect(container.firstElementChild!.scrollWidth).toBeLessThanOrEqual(width)
  })
})
