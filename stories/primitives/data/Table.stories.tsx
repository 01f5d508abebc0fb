import { Spread, Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { ColumnsIcon } from '@memberkit/primitives/icons'
import { Money } from '@memberkit/primitives/money'
import { Table, type TableProps, type TableSort } from '@memberkit/primitives/table'
import { ColumnsMenu, type ColumnSettings, useTableColumns } from '@memberkit/primitives/table-columns'
import { Heading } from '@memberkit/primitives/text'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { columns, type Order, orders, withTools } from '../table-rows.tsx'
import { docs } from './Table.docs.tsx'

const OrderTable = Table<Order>
const framed = (table: ReactNode) => <Card isFlush>{table}</Card>
const getRowId = ({ id }: Order) => id

const meta = preview.meta({
  title: 'Primitives/Data/Table',
  component: OrderTable,
  args: { caption: 'Orders', isCaptionHidden: true, columns, rows: orders(5), getRowId, sortLabel: 'Sort by' },
  render: (args) => framed(<OrderTable {...args} />),
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story()

function Live(args: TableProps<Order>) {
  const [sort, setSort] = useState<TableSort>({ columnId: 'issuedOn', direction: 'descending' })
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(['1043']))
  const key = sort.columnId as 'name' | 'issuedOn' | 'amount'
  const rows = args.rows.toSorted((a, b) => a[key].localeCompare(b[key], 'en', { numeric: true }))
  return framed(
    <OrderTable
      {...args}
      columns={withTools}
      rows={sort.direction === 'ascending' ? rows : rows.reverse()}
      sort={sort}
      onSortChange={setSort}
      selectedIds={selectedIds}
      onSelectionChange={setSelectedIds}
    />,
  )
}

/** Sorted, selected from, opened row by row, with a menu in each. */
export const Tools = meta.story({
  args: { onRowAction: fn() },
  render: Live,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all orders' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select order 1044' })).toBeChecked()
    await expect(args.onRowAction).not.toHaveBeenCalled()
    const row = canvas.getByRole('rowheader', { name: 'Trial week' }).closest('tr')!
    await userEvent.click(within(row).getByText('Paid'))
    await expect(args.onRowAction).toHaveBeenCalledOnce()
    await expect(within(row).getByRole('button', { name: 'Trial week' })).toHaveFocus()
  },
})

/** The same table where its container is narrow. */
export const Cards = meta.story({
  args: { onRowAction: fn() },
  parameters: { containerWidth: 360 },
  render: Live,
})

export const RightToLeft = meta.story({ args: { onRowAction: fn() }, decorators: [rightToLeft], render: Live })

export const Compact = meta.story({ args: { onRowAction: fn() }, decorators: [compact], render: Live })

const words = {
  resizeLabel: (header: string) => `Width of ${header}`,
  widthText: (pixels: number) => `${pixels} pixels`,
}

function Arranged({
  isFitted,
  first = {},
  ...args
}: TableProps<Order> & { isFitted?: boolean; first?: ColumnSettings }) {
  const [settings, onSettingsChange] = useState(first)
  const arranged = useTableColumns(args.columns, { settings, onSettingsChange, isFitted, ...words })
  return (
    <Stack gap="sm">
      <Spread>
        <Heading level={3} size="md">
          Orders
        </Heading>
        <ColumnsMenu
          label="Columns"
          icon={<ColumnsIcon />}
          align="end"
          columns={args.columns}
          settings={settings}
          onSettingsChange={onSettingsChange}
          lastColumnReason="One column has to stay."
          resetLabel="Reset"
        />
      </Spread>
      {framed(<OrderTable {...args} {...arranged} />)}
    </Stack>
  )
}

/** Columns are hidden in a menu, and resized by the pointer or with the keyboard. */
export const Columns = meta.story({
  args: { columns: withTools, onSortChange: fn() },
  render: (args) => <Arranged {...args} />,
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator', { name: 'Width of Order' })
    const width = () => canvas.getByRole('columnheader', { name: 'Order' }).offsetWidth
    const before = width()
    handle.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(width()).toBe(before + 50)
    await expect(handle).toHaveAttribute('aria-valuetext', `${before + 50} pixels`)
    const { x, y } = handle.getBoundingClientRect()
    // Firefox captures no pointer that does not exist.
    handle.setPointerCapture = () => {}
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { x: x + 12, y: y + 8 } },
      { target: handle, coords: { x: x - 8, y: y + 8 } },
      { keys: '[/MouseLeft]', target: handle, coords: { x: x - 8, y: y + 8 } },
    ])
    await expect(width()).toBe(before + 30)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'Paid with' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Paid with' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Paid with' })).not.toBeChecked()
  },
})

/** Chosen widths are kept to: words wrap, and what is too wide for its container scrolls. */
export const ChosenWidths = meta.story({
  args: { onSortChange: fn() },
  render: (args) => (
    <Stack gap="lg">
      <Arranged
        {...args}
        first={{ widths: { name: 104, status: 120, issuedOn: 120, note: 120, id: 72, amount: 100 } }}
      />
      <Arranged
        {...args}
        first={{ hidden: ['id'], widths: { name: 480, status: 160, issuedOn: 160, note: 420, amount: 160 } }}
      />
    </Stack>
  ),
})

/** Between the two, columns of low priority step back. */
export const Medium = meta.story({ parameters: { containerWidth: 640 } })

const total = columns.map((column) =>
  column.id === 'amount'
    ? { ...column, footer: <Money amount="5012.40" currency="CAD" /> }
    : column.id === 'name'
      ? { ...column, footer: 'Total' }
      : column,
)

/** A caption in sight, totals below. */
export const Totals = meta.story({
  args: { columns: total, isCaptionHidden: false, caption: 'Orders of this year' },
  render: (args) => (
    <Stack gap="xl">
      <OrderTable {...args} />
      <div style={{ maxInlineSize: 360 }}>
        <OrderTable {...args} />
      </div>
    </Stack>
  ),
})

export const Loading = meta.story({ args: { rows: [], isLoading: true, loadingLabel: 'Loading', columns: withTools } })

export const LoadingCards = meta.story({ ...Loading.input, parameters: { containerWidth: 360 } })

export const Empty = meta.story({
  args: {
    rows: [],
    empty: <EmptyState title="No orders yet">Your first order will appear here once it is placed.</EmptyState>,
  },
})

/** Long French in every column wraps; nothing scrolls sideways. */
export const LongContent = meta.story({
  args: {
    rows: [
      {
        id: '1042',
        name: 'Régime de protection juridique et d’assistance pour petites entreprises et travailleurs autonomes',
        status: 'Overdue',
        issuedOn: '2026-03-08',
        note: 'Compte chèques de la Caisse populaire se terminant par 6789',
        amount: '1234567.89',
      },
    ],
    onRowAction: fn(),
  },
  globals: { locale: 'fr-CA' },
  render: (args) => (
    <Stack gap="lg">
      {[900, 600, 320].map((width) => (
        <div key={width} style={{ maxInlineSize: width }}>
          {framed(<OrderTable {...args} />)}
        </div>
      ))}
    </Stack>
  ),
})

/** The header stays while the page scrolls; columns share the width there is. */
export const StickyHeader = meta.story({
  args: { rows: orders(40), isHeaderSticky: true, onSortChange: fn() },
  render: (args) => <Arranged {...args} isFitted />,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Order' })
    scrollTo(0, 600)
    await waitFor(() => expect(Math.round(header.getBoundingClientRect().top)).toBe(0))
    scrollTo(0, 0)
  },
})

/** So it does in a box that scrolls. */
export const StickyInABox = meta.story({
  args: { rows: orders(40), isHeaderSticky: true },
  render: (args) => (
    <div style={{ blockSize: 320, overflow: 'auto' }} role="region" aria-label="Orders" tabIndex={0}>
      <OrderTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Orders' })
    box.scrollTop = 300
    const top = () => canvas.getByRole('columnheader', { name: 'Order' }).getBoundingClientRect().top
    await waitFor(() => expect(top()).toBe(box.getBoundingClientRect().top))
  },
})
