import { Spread, Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { DataGrid, type DataGridProps, type GridColumn } from '@memberkit/primitives/data-grid'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { ColumnsMenu, type ColumnSettings, useTableColumns } from '@memberkit/primitives/table-columns'
import type { TableSort } from '@memberkit/primitives/table'
import { Heading } from '@memberkit/primitives/text'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { columns as plain, type Order, orders, withTools as plainTools, withWidths } from '../table-rows.tsx'
import { docs } from './DataGrid.docs.tsx'

const columns = withWidths(plain)
const withTools = withWidths(plainTools)

const OrderGrid = DataGrid<Order>
const getRowId = ({ id }: Order) => id

const meta = preview.meta({
  title: 'Primitives/Data/DataGrid',
  component: OrderGrid,
  args: { caption: 'Orders', isCaptionHidden: true, columns, rows: orders(6), getRowId, sortLabel: 'Sort by' },
  argTypes: { rows: { control: false } },
  parameters: { docs: docsOf(docs) },
  render: (args) => (
    <Card isFlush>
      <OrderGrid {...args} />
    </Card>
  ),
})

const canEdit = ({ status }: Order) => status !== 'Paid'

function Live(args: DataGridProps<Order>) {
  const [rows, setRows] = useState(args.rows)
  const [sort, setSort] = useState<TableSort>()
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(['1043']))
  const [editable] = useState(() =>
    args.columns.map((column): GridColumn<Order> => {
      if (column.id !== 'note') return column
      return {
        ...column,
        editing: {
          textOf: ({ note }) => note,
          isEditable: canEdit,
          failedMessage: 'Not saved. Try again.',
          save: async (row, text) => {
            if (text.length > 40) return 'At most 40 characters.'
            setRows((all) => all.map((one) => (one === row ? { ...one, note: text } : one)))
            return undefined
          },
        },
      }
    }),
  )
  return (
    <Card isFlush>
      <OrderGrid
        {...args}
        columns={editable}
        rows={rows}
        sort={sort}
        onSortChange={setSort}
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
        isRowSelectable={canEdit}
      />
    </Card>
  )
}

/** Moved through, selected from and changed with the keyboard; what is refused stays to be put right. */
export const Keyboard = meta.story({
  args: { columns: withTools },
  render: Live,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ')
    await expect(canvas.getByRole('checkbox', { name: 'Select order 1043' })).not.toBeChecked()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(canvas.getByRole('checkbox', { name: 'Select order 1044' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
    const editor = canvas.getByRole('textbox', { name: 'Paid with' })
    await expect(editor).toHaveFocus()
    await userEvent.clear(editor)
    await userEvent.keyboard('A card whose number nobody has told us so far{Enter}')
    await waitFor(() => expect(editor).toHaveAccessibleDescription('At most 40 characters.'))
    await expect(editor).toHaveValue('A card whose number nobody has told us so far')
  },
})

/** A press focuses a cell, a press on the focused cell edits it; what was typed is saved when it is left. */
export const Pointer = meta.story({
  args: { columns: withTools },
  render: Live,
  play: async ({ canvas }) => {
    const note = canvas.getAllByRole('gridcell', { name: 'Visa ending in 4242' })[0]!
    await userEvent.click(note)
    await expect(note).toHaveFocus()
    await userEvent.click(note)
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Paid with' }))
    await userEvent.keyboard('Cash')
    await userEvent.click(canvas.getAllByRole('gridcell', { name: 'Overdue' })[0]!)
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'Cash' })).toBeVisible())
  },
})

/** 100,000 rows. */
export const Long = meta.story({
  args: { rows: orders(100_000), onRowAction: fn() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvasElement.querySelector('[aria-rowindex="100001"] > :last-child')).toHaveFocus())
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Family plan' })[0]).toHaveFocus())
  },
})

function Arranged(args: DataGridProps<Order>) {
  const [settings, onSettingsChange] = useState<ColumnSettings>({ hidden: ['id'] })
  const arranged = useTableColumns(args.columns, {
    settings,
    onSettingsChange,
    resizeLabel: (header) => `Width of ${header}`,
    widthText: (pixels) => `${pixels} pixels`,
  })
  return (
    <Stack gap="sm">
      <Spread>
        <Heading level={3} size="md">
          Orders
        </Heading>
        <ColumnsMenu
          label="Columns"
          size="small"
          align="end"
          columns={args.columns}
          settings={settings}
          onSettingsChange={onSettingsChange}
          lastColumnReason="One column has to stay."
        />
      </Spread>
      <Card isFlush>
        <OrderGrid {...args} {...arranged} />
      </Card>
    </Stack>
  )
}

/** The columns of a Table: here to be resized and hidden. Enter goes from a header to its handle. */
export const Columns = meta.story({
  args: { onSortChange: fn() },
  decorators: [compact],
  render: Arranged,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Order' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(header).toHaveFocus()
    const before = header.offsetWidth
    await userEvent.keyboard('{Enter}{Tab}{Shift>}{ArrowRight}{/Shift}')
    await expect(header.offsetWidth).toBe(before + 50)
    await userEvent.keyboard('{Escape}')
    await expect(header).toHaveFocus()
  },
})

export const Cards = meta.story({ args: { columns: withTools }, parameters: { containerWidth: 320 }, render: Live })

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getAllByRole('gridcell', { name: 'Paid' })[0]).toHaveFocus()
  },
})

export const Empty = meta.story({
  args: {
    rows: [],
    empty: <EmptyState title="No orders yet">Your first order will appear here once it is placed.</EmptyState>,
  },
})
