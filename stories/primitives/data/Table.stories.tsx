import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Money } from '@memberkit/primitives/money'
import { Table, type TableProps, type TableSort } from '@memberkit/primitives/table'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { columns, type Order, orders, withTools } from '../table-rows.tsx'

const OrderTable = Table<Order>
const framed = (table: ReactNode) => <Card isFlush>{table}</Card>
const getRowId = ({ id }: Order) => id

const meta = preview.meta({
  title: 'Primitives/Data/Table',
  component: OrderTable,
  args: { caption: 'Orders', isCaptionHidden: true, columns, rows: orders(5), getRowId, sortLabel: 'Sort by' },
  render: (args) => framed(<OrderTable {...args} />),
  parameters: {
    docs: {
      description: {
        component: `**Table** shows records under named columns, natively: caption, column and row headers, sort state.
It brings no frame; put it in a flush Card. Columns are plain objects, boxes and menus included (\`selectionColumn\`,
\`menuColumn\`). Keep \`columns\` stable: a row renders again only when its row object or the columns change.

In a container under 560 px rows become cards, laid out by each column's \`cardRole\`; up to 880 px, columns of low
\`priority\` step back. **Accessibility**: roles are written out, because a table that is not laid out as one is not read
out as one; on cards the column headers remain for screen readers, and the sort buttons for everybody.

**Instead**: VirtualTable above 200 rows; KeyValue for one record.`,
      },
    },
  },
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

/** The header stays while the page scrolls. */
export const StickyHeader = meta.story({
  args: { rows: orders(40), isHeaderSticky: true, onSortChange: fn() },
  tags: ['no-picture'],
})
