import '@memberkit/tokens/styles.css'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actionColumn, Table, type TableColumn, type TableProps } from './index.ts'

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

test('few columns of short values can stay rows in a narrow container', async () => {
  await page.viewport(320, 640)
  const screen = await render(<InvoiceTable narrow="rows" onSortChange={() => {}} sortLabel="Sort by" />)
  const [header, amount] = [
    screen.getByRole('columnheader', { name: 'Amount' }),
    screen.getByRole('cell', { name: '$49.90' }),
  ]
  await expect.element(header).toBeVisible()
  const ends = [header, amount].map((locator) => Math.round(locator.element().getBoundingClientRect().right))
  expect(ends[0]).toBe(ends[1])
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument()
})

test('rows become cards in a narrow container, still a table, without horizontal scrolling at 320 px', async () => {
  await page.viewport(320, 640)
  const screen = await render(<InvoiceTable onSortChange={() => {}} onRowAction={() => {}} />)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
  const [plan, amount] = [screen.getByRole('rowheader', { name: 'Family' }), screen.getByText('$49.90')]
  const tops = [plan, amount].map((locator) => Math.round(locator.element().getBoundingClientRect().top))
  expect(tops[0]).toBe(tops[1])
  await expect.element(screen.getByRole('columnheader', { name: 'Note' })).toBeInTheDocument()
  expect(getComputedStyle(screen.getByRole('table').element()).display).toBe('block')
  await page.viewport(1024, 768)
})

test('a column of low priority that cards leave out is there with its header, or not at all', async () => {
  const email = {
    id: 'email',
    header: 'Email',
    cell: () => 'ada@example.com',
    cardRole: 'none',
    priority: 'low',
  } as const
  const { innerWidth, innerHeight } = window
  await render(<InvoiceTable columns={[...columns, email]} />)
  const isShown = (element: Element) => element.getClientRects().length > 0
  for (const width of [320, 800, 1280]) {
    await page.viewport(width, 800)
    const cell = page.getByText('ada@example.com').first().element()
    const header = page.getByText('Email', { exact: true }).element()
    expect([width, isShown(cell)]).toEqual([width, width !== 320 && isShown(header)])
  }
  await page.viewport(innerWidth, innerHeight)
})

test('rows become cards sooner where text is larger', async () => {
  const { style } = document.documentElement
  onTestFinished(() => void style.removeProperty('font-size'))
  await page.viewport(1000, 800)
  await render(<InvoiceTable />)
  const row = page.getByRole('row').nth(1).element()
  expect(getComputedStyle(row).display).toBe('table-row')
  style.fontSize = '200%'
  expect(getComputedStyle(row).display).toBe('flex')
})

test('cards are sorted by a select of columns and directions, and header buttons leave the tab order', async () => {
  await page.viewport(320, 640)
  const onSortChange = vi.fn()
  const sort = { columnId: 'amount', direction: 'descending' } as const
  const screen = await render(<InvoiceTable sort={sort} onSortChange={onSortChange} sortLabel="Sort by" />)
  const choice = screen.getByRole('combobox', { name: 'Sort by' })
  expect(choice.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expect.element(choice).toHaveDisplayValue('Amount ↓')
  await choice.selectOptions('Plan ↓')
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ columnId: 'plan', direction: 'descending' })
  choice.element().focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link').first().element())
  await expect.element(screen.getByRole('columnheader', { name: 'Plan' })).toBeInTheDocument()
  await page.viewport(1024, 768)
  await expect.poll(() => choice.query()).toBeNull()
})

const payFirst = actionColumn<Invoice>('Actions', ({ id }) => (id === '1' ? <button type="button">Pay</button> : null))
const heightsOfRows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.getBoundingClientRect().height)

test('a card without a button is no taller than its text', async () => {
  await page.viewport(320, 640)
  const screen = await render(<InvoiceTable />)
  const plain = heightsOfRows()
  await screen.rerender(<InvoiceTable columns={[...columns, payFirst]} />)
  expect(heightsOfRows()[0]).toBeGreaterThan(plain[0]!)
  expect(heightsOfRows().slice(1)).toEqual(plain.slice(1))
  await page.viewport(1024, 768)
})

test('a card shows its status before its metadata, in any column order', async () => {
  await page.viewport(320, 640)
  const [plan, amount] = columns
  const meta: TableColumn<Invoice> = { id: 'due', header: 'Due', cardRole: 'meta', cell: () => 'March 1' }
  const status: TableColumn<Invoice> = { id: 'status', header: 'Status', cardRole: 'status', cell: () => 'Overdue' }
  const screen = await render(<InvoiceTable columns={[plan!, meta, status, amount!]} rows={invoices.slice(0, 1)} />)
  const [due, state] = ['March 1', 'Overdue'].map((name) =>
    screen.getByRole('cell', { name }).element().getBoundingClientRect(),
  )
  expect(due!.top).toBeGreaterThanOrEqual(state!.bottom)
  expect(due!.left).toBe(state!.left)
  await page.viewport(1024, 768)
})

test('on a card the value of a detail carries, and its label recedes', async () => {
  await page.viewport(320, 640)
  const screen = await render(<InvoiceTable />)
  const title = getComputedStyle(screen.getByRole('table').element()).color
  const note = screen.getByRole('link', { name: 'Receipt' }).first().element().parentElement!
  expect(getComputedStyle(note).color).toBe(title)
  expect(getComputedStyle(note, '::before').color).not.toBe(title)
  await page.viewport(1024, 768)
})

test.each([
  [320, 'Remboursée', 'beside'],
  [320, 'Remboursée en partie par la banque émettrice', 'below'],
  [600, 'Remboursée en partie par la banque', 'beside'],
  [640, 'Remboursée en partie par la banque', 'beside'],
])(
  '%i px wide, the button of a row is not cut off, and with the status “%s” stands %s it',
  async (width, words, place) => {
    const [title, amount] = columns
    const status: TableColumn<Invoice> = {
      id: 'status',
      header: 'Status',
      cardRole: 'status',
      cell: () => <span style={{ whiteSpace: 'nowrap' }}>{words}</span>,
    }
    const action = actionColumn<Invoice>('Actions', () => <button type="button">Payer</button>)
    const long = { id: '4', plan: 'Preparation of a will', amount: '1 129,90 $' }
    await page.viewport(width, 640)
    const screen = await render(
      <div style={{ marginInline: -8 }}>
        <InvoiceTable rows={[long]} columns={[title!, status, amount!, action]} />
      </div>,
    )
    const box = (locator: { element(): Element }) => locator.element().getBoundingClientRect()
    const button = screen.getByRole('button', { name: 'Payer' })
    const container = button.element().closest('table')!.parentElement!
    expect(container.scrollWidth).toBe(container.clientWidth)
    expect(box(button).right).toBeLessThanOrEqual(width)
    expect(box(screen.getByRole('rowheader')).width).toBeGreaterThan(100)
    const state = box(screen.getByText(words))
    if (place === 'beside') expect(box(button).left).toBeGreaterThanOrEqual(state.right)
    else expect(box(button).top).toBeGreaterThanOrEqual(state.bottom)
    await page.viewport(1024, 768)
  },
)
