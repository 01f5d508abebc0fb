import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { TableColumn } from '../table/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { VirtualTable, type VirtualTableProps } from './index.ts'

interface Entry {
  id: string
  name: string
}

const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ id: `e${index}`, name: `Entry ${index}` }))

const columns: TableColumn<Entry>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, isSortable: true },
  { id: 'id', header: 'Id', cell: (row) => row.id },
]
const many = entries(100_000)
const basics = { caption: 'Entries', columns, rows: many, getRowId: (row: Entry) => row.id }

function Entries(props: Partial<VirtualTableProps<Entry>>) {
  return <VirtualTable {...basics} {...props} />
}

describeConformance('VirtualTable', (props) => <VirtualTable {...basics} {...props} />, { element: 'table' })

function scroller() {
  return page.getByRole('region', { name: 'Entries' }).element()
}

test('renders only the visible rows, and exposes their total', async () => {
  const screen = await render(<Entries />)
  expect(screen.getByRole('row').elements().length).toBeLessThan(60)
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
  const first = screen.getByRole('row').nth(1)
  await expect.element(first).toHaveAttribute('aria-rowindex', '2')
})

test('is as tall as all its rows, and renders those scrolled to', async () => {
  const screen = await render(<Entries />)
  const rowHeight = screen.getByRole('row').nth(1).element().getBoundingClientRect().height
  expect(scroller().scrollHeight).toBeGreaterThan(rowHeight * 100_000)
  expect(scroller().scrollHeight).toBeLessThan(rowHeight * 100_000 + 200)
  scroller().scrollTop = scroller().scrollHeight
  await expect.element(screen.getByRole('rowheader', { name: 'Entry 99999' })).toBeVisible()
  scroller().scrollTop = rowHeight * 50_000
  await expect.element(screen.getByRole('rowheader', { name: 'Entry 50003' })).toBeVisible()
})

test('keeps the header visible', async () => {
  const screen = await render(<Entries isCaptionHidden />)
  const top = () => screen.getByRole('columnheader', { name: 'Name' }).element().getBoundingClientRect().top
  const before = top()
  scroller().scrollTop = 4000
  await expect.element(screen.getByRole('rowheader', { name: 'Entry 80', exact: true })).toBeVisible()
  expect(top()).toBe(before)
})

test('opens the pressed row at any scroll position', async () => {
  const onRowAction = vi.fn()
  const screen = await render(<Entries onRowAction={onRowAction} />)
  scroller().scrollTop = 400_000
  const row = screen.getByRole('cell', { name: /^e7\d\d\d$/ }).nth(8)
  await expect.element(row).toBeVisible()
  const id = row.element().textContent
  await row.click()
  expect(onRowAction).toHaveBeenCalledExactlyOnceWith(many.find((entry) => entry.id === id))
})

test('keeps the focused row rendered, however far it is scrolled away', async () => {
  const screen = await render(<Entries onRowAction={() => {}} />)
  const control = screen.getByRole('button', { name: 'Entry 1', exact: true })
  await control.click()
  scroller().scrollTop = 400_000
  await expect.element(screen.getByRole('button', { name: /^Entry 77/ }).first()).toBeInTheDocument()
  await expect.element(control).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  scroller().scrollTop = 0
  scroller().scrollTop = 400_000
  await expect.element(control).not.toBeInTheDocument()
})

test('rows become cards in a narrow container, without horizontal scrolling', async () => {
  await page.viewport(320, 640)
  const screen = await render(<Entries />)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(scroller().scrollWidth).toBe(scroller().clientWidth)
  const height = screen.getByRole('row').nth(1).element().getBoundingClientRect().height
  expect(scroller().scrollHeight).toBeGreaterThan(height * 99_000)
  scroller().scrollTop = scroller().scrollHeight
  await expect.element(screen.getByRole('rowheader', { name: 'Entry 99999' })).toBeVisible()
  await page.viewport(1024, 768)
})

test('scrolling renders no row again', async () => {
  const cell = vi.fn((row: Entry) => row.name)
  const spied: TableColumn<Entry>[] = [{ id: 'name', header: 'Name', cell }]
  const screen = await render(<Entries columns={spied} />)
  scroller().scrollTop = 1000
  await expect.element(screen.getByRole('rowheader', { name: 'Entry 20', exact: true })).toBeVisible()
  expect(cell.mock.calls.filter(([row]) => row.id === 'e15')).toHaveLength(1)
})

test('shows few rows, the empty content, and the loading state', async () => {
  const screen = await render(<Entries rows={entries(3)} />)
  expect(screen.getByRole('row').elements()).toHaveLength(4)
  await screen.rerender(<Entries rows={[]} empty="Nothing here" />)
  await expect.element(screen.getByText('Nothing here')).toBeVisible()
  await screen.rerender(<Entries rows={[]} isLoading loadingLabel="Loading" />)
  await expect.element(screen.getByRole('table', { name: 'Entries Loading' })).toHaveAttribute('aria-busy', 'true')
})
