import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Box, Column, Columns, Divider, Grid, Inline, Spread, Stack } from './index.ts'

describeConformance('Box', (props) => <Box {...props} as="ul" padding="md" />, { element: 'ul' })
describeConformance('Stack', (props) => <Stack {...props}>One</Stack>, { element: 'div' })
describeConformance('Inline', (props) => <Inline {...props}>One</Inline>, { element: 'div' })
describeConformance('Grid', (props) => <Grid {...props}>One</Grid>, { element: 'div' })
describeConformance('Columns', (props) => <Columns {...props}>One</Columns>, { element: 'div' })
describeConformance('Column', (props) => <Column {...props}>One</Column>, { element: 'div' })
describeConformance('Spread', (props) => <Spread {...props}>One</Spread>, { element: 'div' })
describeConformance('Divider', (props) => <Divider {...props} />, { element: 'hr' })

const rectangles = (container: Element) => [...container.querySelectorAll('i')].map((i) => i.getBoundingClientRect())
const three = ['one', 'two', 'three'].map((word) => <i key={word}>{word}</i>)

test('layout props become styles, not attributes', async () => {
  const screen = await render(<Box padding="md" background="sunken" data-testid="box" />)
  const box = screen.getByTestId('box').element()
  expect(getComputedStyle(box).padding).toBe('16px')
  expect(box.getAttributeNames().toSorted()).toEqual(['class', 'data-testid'])
})

test('a list without bullets keeps the list role', async () => {
  const screen = await render(
    <Stack as="ul">
      <li>One</li>
    </Stack>,
  )
  expect(screen.getByRole('list').element()).toHaveAttribute('role', 'list')
})

test('Stack lays children out vertically, with a gap', async () => {
  const { container } = await render(<Stack gap="lg">{three}</Stack>)
  const [one, two] = rectangles(container)
  expect(two!.top - one!.bottom).toBe(24)
})

test('Inline wraps when space runs out', async () => {
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

describe('Columns', () => {
  const shown = async (width: number, columns: ReactElement) => {
    const { container } = await render(<div style={{ inlineSize: width }}>{columns}</div>)
    return [...container.querySelectorAll('[data-width]')].map((column) => column.getBoundingClientRect())
  }
  const asideAndMain = (
    <Columns>
      <Column width="small">Aside</Column>
      <Column>Main</Column>
    </Columns>
  )

  test('a fixed-width column leaves the remaining width to the fluid one', async () => {
    const [aside, main] = await shown(1000, asideAndMain)
    expect([aside!.width, main!.width]).toEqual([240, 1000 - 240 - 24])
    expect(main!.top).toBe(aside!.top)
  })

  test.each([
    [560, 'narrow', 1],
    [559, 'narrow', 2],
    [880, 'wide', 1],
    [879, 'wide', 2],
  ] as const)('%i px wide, stacking below %s: lines %i', async (width, stackBelow, lines) => {
    const columns = await shown(
      width,
      <Columns stackBelow={stackBelow}>
        <Column>One</Column>
        <Column width="content">Two</Column>
      </Columns>,
    )
    expect(new Set(columns.map(({ top }) => top)).size).toBe(lines)
    if (lines === 2) expect(columns.map((column) => column.width)).toEqual([width, width])
  })

  test('fluid columns share the width by their shares', async () => {
    const [one, two] = await shown(
      924,
      <Columns>
        <Column share={2}>One</Column>
        <Column>Two</Column>
      </Columns>,
    )
    expect([one!.width, two!.width]).toEqual([600, 300])
  })

  test('nested columns stack by their own width', async () => {
    const columns = await shown(
      800,
      <Columns>
        <Column width="large">Outer</Column>
        <Column>{asideAndMain}</Column>
      </Columns>,
    )
    const [, outer, aside, main] = columns
    expect(aside!.width).toBe(outer!.width)
    expect(main!.top).toBeGreaterThan(aside!.top)
  })
})

test('Spread pushes two children to the ends of the line, and stacks them when narrow', async () => {
  const spread = (
    <Spread>
      <i>Title</i>
      <i>Everything else</i>
    </Spread>
  )
  const [start, end] = rectangles((await render(<div style={{ inlineSize: 600 }}>{spread}</div>)).container)
  expect(end!.right - start!.left).toBe(600)
  const [above, below] = rectangles((await render(<div style={{ inlineSize: 60 }}>{spread}</div>)).container)
  expect(below!.top).toBeGreaterThanOrEqual(above!.bottom)
})

test('Divider fills the width of its container, or the height of its line when vertical', async () => {
  const screen = await render(
    <div style={{ inlineSize: 300 }}>
      <Stack>
        <Divider data-testid="along" />
      </Stack>
      <Inline>
        <div style={{ blockSize: 60 }}>One</div>
        <Divider orientation="vertical" data-testid="across" />
      </Inline>
    </div>,
  )
  expect(screen.getByTestId('along').element().getBoundingClientRect()).toMatchObject({ width: 300, height: 1 })
  expect(screen.getByTestId('across').element().getBoundingClientRect()).toMatchObject({ width: 1, height: 60 })
  await expect.element(screen.getByTestId('across')).toHaveAttribute('aria-orientation', 'vertical')
})
