import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu, MenuItem } from '../menu/index.ts'
import { menuColumn } from '../table/index.ts'
import { selectionColumn } from '../table-selection/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { DataGrid, type DataGridProps, type GridColumn } from './index.ts'

interface Entry {
  id: string
  name: string
  note: string
}

const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ id: `e${index}`, name: `Entry ${index}`, note: `Note ${index}` }))

const columns: GridColumn<Entry>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, isSortable: true },
  { id: 'note', header: 'Note', cell: (row) => row.note },
  {
    id: 'links',
    header: 'Links',
    cell: ({ id }) => (
      <>
        <a href={`#a-${id}`}>First</a> <a href={`#b-${id}`}>Second</a>
      </>
    ),
  },
]
const basics = { caption: 'Entries', columns, rows: entries(5), getRowId: (row: Entry) => row.id }

function Entries(props: Partial<DataGridProps<Entry>>) {
  const [selectedIds, setSelectedIds] = useState(props.selectedIds)
  const change = (ids: ReadonlySet<string>) => (setSelectedIds(ids), props.onSelectionChange?.(ids))
  return (
    <StrictMode>
      <button type="button">Before</button>
      <DataGrid
        {...basics}
        {...props}
        selectedIds={selectedIds}
        onSelectionChange={props.onSelectionChange && change}
      />
      <button type="button">After</button>
    </StrictMode>
  )
}

describeConformance('DataGrid', (props) => <DataGrid {...basics} {...props} />, { element: 'table' })

const grid = page.getByRole('grid')
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const rowHeader = (name: string) => page.getByRole('rowheader', { name, exact: true })

/** Returns the label or text of the focused control or cell. */
function focused() {
  const element = document.activeElement!
  return (element.getAttribute('aria-label') ?? element.textContent).trim()
}

async function press(keys: string) {
  await userEvent.keyboard(keys)
}

test('is a grid with its dimensions and the position of each cell', async () => {
  await render(<Entries rows={entries(100_000)} />)
  await expect.element(grid).toHaveAttribute('aria-rowcount', '100001')
  await expect.element(grid).toHaveAttribute('aria-colcount', '3')
  await expect.element(cell('Note 1')).toHaveAttribute('aria-colindex', '2')
  await expect.element(page.getByRole('row').nth(2)).toHaveAttribute('aria-rowindex', '3')
  expect(page.getByRole('row').elements().length).toBeLessThan(60)
})

test('is one tab stop, whatever its cells contain', async () => {
  await render(<Entries onSortChange={() => {}} onRowAction={() => {}} />)
  await userEvent.tab()
  expect(focused()).toBe('Before')
  await userEvent.tab()
  expect(focused()).toBe('Entry 0')
  await press('{ArrowDown}{ArrowRight}')
  expect(focused()).toBe('Note 1')
  await userEvent.tab()
  expect(focused()).toBe('After')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Note 1')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Before')
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('arrow keys, Home and End move between cells, %s', async (direction, next, previous) => {
  await render(
    <div dir={direction}>
      <Entries />
    </div>,
  )
  await cell('Note 2').click()
  const path: [string, string][] = [
    [next, 'First Second'],
    [next, 'First Second'],
    [`${previous}${previous}`, 'Entry 2'],
    [previous, 'Entry 2'],
    ['{End}', 'First Second'],
    ['{Home}', 'Entry 2'],
    ['{ArrowUp}', 'Entry 1'],
    ['{Control>}{End}{/Control}', 'First Second'],
    ['{Home}', 'Entry 4'],
    ['{ArrowDown}', 'Entry 4'],
    ['{Control>}{Home}{/Control}', 'Entry 0'],
    ['{ArrowUp}', 'Name'],
    ['{ArrowUp}', 'Name'],
    ['{PageDown}', 'Entry 3'],
    ['{PageUp}', 'Entry 0'],
  ]
  for (const [keys, name] of path) {
    await press(keys)
    await expect.poll(focused).toBe(name)
  }
})

test('reaches each of 100,000 virtualized rows, and scrolls the focused one into view', async () => {
  await render(<Entries rows={entries(100_000)} />)
  await cell('Note 2').click()
  await press('{Control>}{End}{/Control}{Home}')
  await expect.poll(focused).toBe('Entry 99999')
  await expect.element(rowHeader('Entry 99999')).toBeInViewport()
  await press('{ArrowUp}')
  await expect.poll(focused).toBe('Entry 99998')
  await press('{Control>}{Home}{/Control}{PageDown}{PageDown}')
  await expect.poll(focused).toMatch(/^Entry \d\d$/)
  const { bottom } = page.getByRole('columnheader', { name: 'Name' }).element().getBoundingClientRect()
  await press('{PageUp}')
  await expect.poll(() => document.activeElement!.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
})

test('Tab returns to a cell that was scrolled out of view', async () => {
  await render(<Entries rows={entries(1000)} />)
  await cell('Note 2').click()
  await userEvent.tab()
  const scroller = grid.element().parentElement!
  scroller.scrollTop = scroller.scrollHeight
  await expect.element(rowHeader('Entry 999')).toBeVisible()
  await expect.element(cell('Note 2')).not.toBeInTheDocument()
  await userEvent.tab({ shift: true })
  await expect.poll(focused).toBe('Note 2')
})

test('Enter moves into a cell with controls, Escape returns', async () => {
  await render(<Entries />)
  await cell('Note 1').click()
  await press('{ArrowRight}{Enter}')
  expect(focused()).toBe('First')
  await press('{ArrowDown}')
  expect(focused()).toBe('First')
  await userEvent.tab()
  expect(focused()).toBe('Second')
  await press('{Escape}')
  expect(focused()).toBe('First Second')
  await press('{F2}')
  expect(focused()).toBe('First')
  await press('{F2}{ArrowUp}')
  expect(document.activeElement).toBe(page.getByRole('gridcell', { name: 'First Second' }).first().element())
})

test('a cell’s only control is focused itself, and its arrow keys move the grid', async () => {
  const onSortChange = vi.fn()
  const onPress = vi.fn()
  const withMenu = [
    ...columns,
    menuColumn<Entry>('Actions', ({ name }) => (
      <Menu label={`Actions for ${name}`} icon="…">
        <MenuItem onPress={onPress}>Copy</MenuItem>
        <MenuItem onPress={onPress}>Send</MenuItem>
      </Menu>
    )),
  ]
  await render(<Entries columns={withMenu} onSortChange={onSortChange} />)
  await cell('Note 0').click()
  await press('{End}')
  expect(focused()).toBe('Actions for Entry 0')
  await press('{ArrowDown}')
  expect(focused()).toBe('Actions for Entry 1')
  await press('{Enter}{ArrowDown}')
  expect(focused()).toBe('Send')
  await press('{Escape}')
  expect(focused()).toBe('Actions for Entry 1')
  await press('{Home}{Control>}{Home}{/Control}{ArrowUp}{Enter}')
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ columnId: 'name', direction: 'ascending' })
})

test('Enter on the row header or a plain cell runs the row action', async () => {
  const onRowAction = vi.fn()
  await render(<Entries onRowAction={onRowAction} />)
  await userEvent.tab()
  await userEvent.tab()
  await press('{Enter}{ArrowDown}{ArrowRight}{Enter}')
  expect(onRowAction.mock.calls.map(([row]) => row.id)).toEqual(['e0', 'e1'])
})

test('Space selects, Shift with arrow keys extends and shrinks the selection', async () => {
  const onSelectionChange = vi.fn()
  await render(
    <Entries onSelectionChange={onSelectionChange} onRowAction={() => {}} isRowSelectable={({ id }) => id !== 'e3'} />,
  )
  const last = () => [...(onSelectionChange.mock.lastCall?.[0] ?? [])]
  await userEvent.tab()
  await userEvent.tab()
  await press(' ')
  expect(last()).toEqual(['e0'])
  await press('{ArrowDown}{ArrowDown} ')
  expect(last()).toEqual(['e0', 'e2'])
  await expect.element(page.getByRole('row').nth(3)).toHaveAttribute('aria-selected', 'true')
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(last()).toEqual(['e0', 'e2', 'e4'])
  await press('{Shift>}{ArrowUp}{/Shift}')
  expect(last()).toEqual(['e0', 'e2'])
  await press('{Control>}a{/Control}')
  expect(last()).toEqual(['e0', 'e2', 'e1', 'e4'])
  await expect.element(page.getByRole('row').nth(4)).not.toHaveAttribute('aria-selected')
})

test('checkboxes select too', async () => {
  const onSelectionChange = vi.fn()
  const box = selectionColumn<Entry>({
    labelAll: 'Select all',
    labelRow: ({ name }) => `Select ${name}`,
    isSelectable: ({ id }) => id !== 'e2',
  })
  await render(<Entries columns={[box, ...columns]} onSelectionChange={onSelectionChange} />)
  await cell('Note 1').click()
  await press('{Home} ')
  expect([...onSelectionChange.mock.lastCall![0]]).toEqual(['e1'])
  await expect.element(page.getByRole('checkbox', { name: 'Select Entry 1' })).toBeChecked()
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect([...onSelectionChange.mock.lastCall![0]]).toEqual(['e1', 'e3'])
})

test('rows become cards in a narrow container, with the same keys', async () => {
  await page.viewport(320, 640)
  await render(<Entries />)
  expect(document.documentElement.scrollWidth).toBe(320)
  await cell('Note 1').click()
  await press('{ArrowDown}{ArrowLeft}')
  await expect.poll(focused).toBe('Entry 2')
  await page.viewport(1024, 768)
})

test('the header stays reachable while empty or loading', async () => {
  const screen = await render(<Entries rows={[]} empty="Nothing here" />)
  await userEvent.tab()
  await userEvent.tab()
  expect(focused()).toBe('Name')
  await screen.rerender(<Entries rows={[]} isLoading loadingLabel="Loading" />)
  await expect.element(grid).toHaveAttribute('aria-busy', 'true')
})
