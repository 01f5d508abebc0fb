import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { layoutShiftsSince } from '@memberkit/testing/layout-shifts'
import { Chart, chartKinds, type ChartProps } from './index.ts'

const labels = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  missing: 'No data',
  keys: 'Use the arrow keys to go from value to value.',
  loading: 'Loading the figures',
}
const props: ChartProps = {
  kind: 'bar',
  title: 'Cases a month',
  categories: ['January', 'February', 'March'],
  categoryLabel: 'Month',
  series: [
    { id: 'opened', label: 'Opened', values: [1200, 80, null] },
    { id: 'closed', label: 'Closed', values: [40, -5, 60] },
  ],
  labels,
  empty: 'No cases',
}
const chart = (more?: Partial<ChartProps>) => (
  <StrictMode>
    <Chart {...props} {...more} />
  </StrictMode>
)

for (const kind of chartKinds)
  describeConformance(`Chart (${kind})`, (given) => <Chart {...props} {...given} kind={kind} />, { element: 'figure' })

const mark = (name: string) => page.getByRole('img', { name, exact: true })
const table = page.getByRole('table', { name: 'Cases a month' })
const toggle = page.getByRole('button')
const cells = () => [...table.element().querySelectorAll('tr')].map((row) => [...row.cells].map((c) => c.textContent))

test('the data are a table for screen readers, including in server-rendered HTML', async () => {
  const html = renderToString(<Chart {...props} />)
  expect(html).toContain('<table')
  expect(html).not.toContain('role="application"')
  await render(chart())
  expect(cells()).toEqual([
    ['Month', 'Opened', 'Closed'],
    ['January', '1,200', '40'],
    ['February', '80', '−5'],
    ['March', 'No data', '60'],
  ])
})

test('the layout does not shift while or after the drawing loads', async () => {
  const begun = performance.now()
  const { container } = await render(chart())
  const height = () => container.querySelector('figure')!.getBoundingClientRect().height
  const before = height()
  await expect.element(page.getByRole('application', { name: 'Cases a month' })).toBeVisible()
  await expect.element(mark('January, Opened, 1,200')).toBeInTheDocument()
  expect(height()).toBe(before)
  await new Promise(requestAnimationFrame)
  expect(layoutShiftsSince(begun)).toEqual([])
})

test('arrow keys move between values, Home and End to the ends, without wrapping', async () => {
  await render(chart())
  await expect.element(mark('January, Opened, 1,200')).toBeInTheDocument()
  await toggle.element().focus()
  await userEvent.tab()
  await expect.element(mark('January, Opened, 1,200')).toHaveFocus()
  const path: [string, string][] = [
    ['{ArrowLeft}', 'January, Opened, 1,200'],
    ['{ArrowRight}', 'February, Opened, 80'],
    ['{ArrowDown}', 'February, Closed, −5'],
    ['{ArrowDown}', 'February, Closed, −5'],
    ['{End}', 'March, Closed, 60'],
    ['{ArrowUp}', 'March, Opened, No data'],
    ['{ArrowRight}', 'March, Opened, No data'],
    ['{Home}', 'January, Opened, 1,200'],
  ]
  for (const [key, name] of path) {
    await userEvent.keyboard(key)
    await expect.element(mark(name)).toHaveFocus()
  }
})

test('is one tab stop, which restores the last position', async () => {
  await render(
    <>
      {chart()}
      <button type="button">After</button>
    </>,
  )
  await expect.element(mark('January, Opened, 1,200')).toBeInTheDocument()
  mark('February, Closed, −5').element().focus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(mark('February, Closed, −5')).toHaveFocus()
})

test('right to left, the drawing and the arrow keys are mirrored', async () => {
  await render(<div dir="rtl">{chart()}</div>)
  const place = (name: string) => mark(name).element().getBoundingClientRect()
  await expect.element(mark('January, Closed, 40')).toBeInTheDocument()
  expect(place('January, Closed, 40').left).toBeGreaterThan(place('March, Closed, 60').right)
  mark('January, Closed, 40').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(mark('February, Closed, −5')).toHaveFocus()
})

const tooltipOf = (container: Element) =>
  [...container.querySelectorAll('[aria-hidden=true]')].find((one) => one.textContent === 'FebruaryOpened80Closed−5')

test('focus or hover shows all values of the category; Escape hides them', async () => {
  const onKeyDown = vi.fn()
  const { container } = await render(<div onKeyDown={onKeyDown}>{chart()}</div>)
  await expect.element(mark('February, Closed, −5')).toBeInTheDocument()
  mark('February, Closed, −5').element().focus()
  await expect.poll(() => tooltipOf(container)).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(tooltipOf(container)).toBeUndefined()
  expect(onKeyDown).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenCalledOnce()
  await userEvent.hover(page.getByRole('application'))
  await expect.poll(() => tooltipOf(container)).toBeDefined()
  await userEvent.hover(toggle)
  await expect.poll(() => tooltipOf(container)).toBeUndefined()
})

test('a press anywhere in a category focuses its value', async () => {
  await render(chart())
  await expect.element(mark('February, Opened, 80')).toBeInTheDocument()
  await page.getByRole('application').click()
  await expect.element(mark('February, Opened, 80')).toHaveFocus()
})

test('the table replaces the drawing, and can be toggled back', async () => {
  await render(chart())
  await toggle.click()
  await expect.element(toggle).toHaveTextContent('Show as chart')
  await expect.element(table).toBeVisible()
  expect(page.getByRole('application').query()).toBeNull()
  expect(table.element().getBoundingClientRect().width).toBeGreaterThan(200)
  await toggle.click()
  await expect.element(page.getByRole('application')).toBeVisible()
})

test('numbers and dates follow the locale', async () => {
  await render(
    <LocaleProvider locale="fr-CA">
      {chart({
        categories: ['2026-01-01', '2026-02-01', '2026-03-01'],
        categoryFormat: { month: 'long' },
        valueFormat: { style: 'currency', currency: 'CAD' },
      })}
    </LocaleProvider>,
  )
  await expect.element(mark('janvier, Opened, 1\u00a0200,00\u00a0$')).toBeInTheDocument()
})

test('without values shows the empty message, and no table toggle', async () => {
  await render(chart({ series: [{ id: 'a', label: 'A', values: [null, null, Number.NaN] }] }))
  await expect.element(page.getByText('No cases')).toBeVisible()
  expect(toggle.query()).toBeNull()
})

test('the loading state is as tall as the chart', async () => {
  const { container, rerender } = await render(chart({ isLoading: true, series: [] }))
  const height = () => container.querySelector('figure > [data-size]')!.getBoundingClientRect().height
  await expect.element(page.getByText('Loading the figures')).toBeInTheDocument()
  const before = height()
  await rerender(chart({ series: props.series.slice(0, 1) }))
  expect(height()).toBe(before)
})

test.each([
  ['one point', { categories: ['January'], series: [{ id: 'a', label: 'A', values: [7] }] }, 'January, A, 7'],
  ['zeros', { series: [{ id: 'a', label: 'A', values: [0, 0, 0] }] }, 'March, A, 0'],
])('every kind draws %s', async (_name, data, name) => {
  for (const kind of chartKinds) {
    const { unmount } = await render(chart({ ...data, kind }))
    await expect.element(mark(name)).toBeInTheDocument()
    await unmount()
  }
})

test('works in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const screen = await render(chart(), { container: root })
  await vi.waitUntil(() => root.querySelector('[data-at]'))
  root.querySelector<SVGElement>('[data-at="0"][data-of="0"]')!.focus()
  await userEvent.keyboard('{ArrowRight}')
  const { activeElement } = host.shadowRoot!
  expect(activeElement?.ariaLabel).toBe('February, Opened, 80')
  await screen.unmount()
  host.remove()
})
