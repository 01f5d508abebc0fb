import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LinkProvider } from '../link/index.ts'
import { selectionColumn } from '../table-selection/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { hostRouter } from '../testing/host-router.tsx'
import { actionColumn, menuColumn, Table, type TableColumn, type TableProps, type TableSort } from './index.ts'

interface Invoice {
  id: string
  plan: string
  amount: string
}

const invoices: Invoice[] = [
  { id: '1', plan: 'Family', amount: '$49.90' },
  { id: '2', plan: 'Single', amount: '$19.90' },
  { id: '3', plan: 'Business', amount: '$99.00' },
]

const columns: TableColumn<Invoice>[] = [
  { id: 'plan', header: 'Plan', cell: (row) => row.plan, isSortable: true },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (row) => row.amount,
    cardRole: 'value',
    isSortable: true,
    firstDirection: 'descending',
  },
  { id: 'note', header: 'Note', cell: (row) => <a href={`#${row.id}`}>Receipt</a>, priority: 'low' },
]

const basics = { caption: 'Invoices', columns, rows: invoices, getRowId: (row: Invoice) => row.id }

function InvoiceTable(props: Partial<TableProps<Invoice>>) {
  return <Table {...basics} {...props} />
}

describeConformance('Table', (props) => <Table {...basics} {...props} />, { element: 'table' })

test('names the table, its columns and its rows', async () => {
  const screen = await render(<InvoiceTable isCaptionHidden />)
  await expect.element(screen.getByRole('table', { name: 'Invoices' })).toBeInTheDocument()
  await expect.element(screen.getByRole('columnheader', { name: 'Amount' })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: 'Family' })).toBeVisible()
  expect(screen.getByRole('row').elements()).toHaveLength(4)
})

test('pressing a header sorts by it, pressing again reverses the direction', async () => {
  const onSortChange = vi.fn()
  function Sorted() {
    const [sort, setSort] = useState<TableSort>()
    const change = (next: TableSort) => (setSort(next), onSortChange(next))
    return <InvoiceTable sort={sort} onSortChange={change} />
  }
  const screen = await render(<Sorted />)
  await screen.getByRole('button', { name: 'Amount' }).click()
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'amount', direction: 'descending' })
  await expect.element(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
  await userEvent.keyboard('{Enter}')
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'amount', direction: 'ascending' })
})

test('has no sort buttons without onSortChange', async () => {
  const screen = await render(<InvoiceTable />)
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('Enter, its control or a press anywhere opens a row, with focus on the control', async () => {
  const onRowAction = vi.fn()
  const screen = await render(<InvoiceTable onRowAction={onRowAction} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Family' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Single' }).click()
  await screen.getByRole('cell', { name: '$99.00' }).click()
  expect(onRowAction.mock.calls).toEqual([[invoices[0]], [invoices[1]], [invoices[2]]])
  await expect.element(screen.getByRole('button', { name: 'Business' })).toHaveFocus()
})

test('presses on controls within a row do not open it', async () => {
  const onRowAction = vi.fn()
  const screen = await render(
    <InvoiceTable
      onRowAction={onRowAction}
      columns={[
        ...columns,
        menuColumn('Actions', () => (
          <dialog open>
            <p>Menu text</p>
          </dialog>
        )),
      ]}
    />,
  )
  await screen.getByRole('link', { name: 'Receipt' }).first().click()
  await screen.getByText('Menu text').last().click()
  expect(onRowAction).not.toHaveBeenCalled()
})

test('ending a text selection does not open the row', async () => {
  const onRowAction = vi.fn()
  const screen = await render(<InvoiceTable onRowAction={onRowAction} />)
  await screen.getByText('$49.90').dblClick()
  onRowAction.mockClear()
  expect(window.getSelection()?.toString()).not.toBe('')
  screen
    .getByText('$49.90')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onRowAction).not.toHaveBeenCalled()
})

test('getRowHref makes the row header a link that keeps modified presses', async () => {
  const onRowAction = vi.fn()
  const screen = await render(<InvoiceTable onRowAction={onRowAction} getRowHref={(row) => `#invoice-${row.id}`} />)
  const link = screen.getByRole('link', { name: 'Family' })
  await expect.element(link).toHaveAttribute('href', '#invoice-1')
  await link.click()
  expect(onRowAction).toHaveBeenCalledExactlyOnceWith(invoices[0])
  expect(window.location.hash).not.toBe('#invoice-1')
  const isDefaultKept = link
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect({ isDefaultKept, calls: onRowAction.mock.calls.length }).toEqual({ isDefaultKept: true, calls: 1 })
})

const follow = vi.fn()
const Router = hostRouter(follow)

test('row links use the host’s router, unless they have an action', async () => {
  const onRowAction = vi.fn()
  const tableIn = (props: Partial<TableProps<Invoice>>) => (
    <LinkProvider component={Router}>
      <InvoiceTable getRowHref={(row) => `/invoices/${row.id}`} {...props} />
    </LinkProvider>
  )
  const screen = await render(tableIn({}))
  await screen.getByText('$49.90').click()
  expect(follow).toHaveBeenCalledExactlyOnceWith('/invoices/1')
  await screen.rerender(tableIn({ onRowAction }))
  await screen.getByRole('link', { name: 'Family' }).click()
  expect(onRowAction).toHaveBeenCalledOnce()
  expect(follow).toHaveBeenCalledOnce()
})

test('a row address that could run a script is dropped', async () => {
  const screen = await render(<InvoiceTable getRowHref={() => 'javascript:alert(1)'} />)
  expect(screen.getByText('Family').element()).not.toHaveAttribute('href')
})

const selectable = [
  selectionColumn<Invoice>({
    labelAll: 'Select all',
    labelRow: (row) => `Select ${row.plan}`,
    isSelectable: (row) => row.id !== '3',
  }),
  ...columns,
]

test('selects rows individually and all at once', async () => {
  const onRowAction = vi.fn()
  function Selectable() {
    const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
    return (
      <InvoiceTable
        columns={selectable}
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
        onRowAction={onRowAction}
      />
    )
  }
  const screen = await render(<Selectable />)
  const all = screen.getByRole('checkbox', { name: 'Select all' })
  await screen.getByRole('checkbox', { name: 'Select Family' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Select Family' })).toBeChecked()
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  await expect.element(screen.getByRole('checkbox', { name: 'Select Single' })).toBeChecked()
  await expect.element(all).toBeChecked()
  await all.click()
  await expect.element(screen.getByRole('checkbox', { name: 'Select Single' })).not.toBeChecked()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(3)
  expect(onRowAction).not.toHaveBeenCalled()
})

test('a row renders again only when its row object or the columns change', async () => {
  const cell = vi.fn((row: Invoice) => row.plan)
  const spied: TableColumn<Invoice>[] = [{ id: 'plan', header: 'Plan', cell }]
  const screen = await render(<InvoiceTable columns={spied} onRowAction={() => {}} />)
  cell.mockClear()
  const changed = { ...invoices[1]!, plan: 'Duo' }
  await screen.rerender(
    <InvoiceTable columns={spied} rows={[changed, invoices[2]!, invoices[0]!]} onRowAction={() => {}} />,
  )
  expect(cell.mock.calls.map(([row]) => row)).toEqual([changed])
  await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('Duo')
})

test('keeps its height while loading, and is busy', async () => {
  const screen = await render(<InvoiceTable rows={[]} isLoading loadingLabel="Loading" loadingRows={3} />)
  const table = screen.getByRole('table', { name: 'Invoices Loading' })
  await expect.element(table).toHaveAttribute('aria-busy', 'true')
  const height = table.element().getBoundingClientRect().height
  await screen.rerender(<InvoiceTable />)
  expect(screen.getByRole('table').element().getBoundingClientRect().height).toBe(height)
})

test('shows the empty content only once loaded', async () => {
  const screen = await render(<InvoiceTable rows={[]} empty="No invoices yet" isLoading />)
  await expect.element(screen.getByText('No invoices yet')).not.toBeInTheDocument()
  await screen.rerender(<InvoiceTable rows={[]} empty="No invoices yet" />)
  await expect.element(screen.getByRole('cell', { name: 'No invoices yet' })).toBeVisible()
})

test('shows a footer when a column has one', async () => {
  const withTotal = columns.map((column) => (column.id === 'amount' ? { ...column, footer: '$168.80' } : column))
  const screen = await render(<InvoiceTable columns={withTotal} />)
  await expect.element(screen.getByRole('cell', { name: '$168.80' })).toBeVisible()
  expect(screen.getByRole('row').elements()).toHaveLength(5)
})

const payFirst = actionColumn<Invoice>('Actions', ({ id }) => (id === '1' ? <button type="button">Pay</button> : null))

test('amounts end at the edge of the table, unless a row has a button', async () => {
  const plain = columns.slice(0, 2)
  const screen = await render(<InvoiceTable columns={plain} />)
  const widthOf = (text: string) => screen.getByRole('cell', { name: text }).element().getBoundingClientRect().width
  const endOfAmount = () => {
    const cell = screen.getByRole('cell', { name: '$19.90' }).element()
    return cell.getBoundingClientRect().right - parseFloat(getComputedStyle(cell).paddingInlineEnd)
  }
  const [edge, width] = [endOfAmount(), widthOf('$19.90')]
  await screen.rerender(<InvoiceTable columns={[...plain, payFirst]} rows={invoices.slice(1)} />)
  expect([endOfAmount(), widthOf('$19.90')]).toEqual([edge, width])
  await expect.element(screen.getByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument()
  await screen.rerender(<InvoiceTable columns={[...plain, payFirst]} />)
  expect(endOfAmount()).toBeLessThan(edge)
  await expect.element(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
})
