import { Money } from '@memberkit/primitives/money'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Table, type TableColumn } from '@memberkit/primitives/table'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

interface Bill {
  id: string
  amount: string
}

const bills: Bill[] = [
  { id: 'March', amount: '49.90' },
  { id: 'April', amount: '1249.00' },
]
const getRowId = ({ id }: Bill) => id
const month: TableColumn<Bill> = { id: 'month', header: 'Month', cell: ({ id }) => id }
const status: TableColumn<Bill> = {
  id: 'status',
  header: 'Status',
  cell: () => <StatusBadge tone="positive">Paid</StatusBadge>,
}
const amount = ({ amount: value }: Bill) => <Money amount={value} currency="CAD" />

export const docs: ComponentDocs = {
  purpose: 'Records in columns, to compare, sort, select and open. In a narrow container, each record becomes a card.',
  alternatives: [
    { use: 'VirtualTable', when: 'there are more than 200 rows: only visible rows are in the document.' },
    { use: 'DataGrid', when: 'people navigate cells by keyboard or edit them in place.' },
    { use: 'KeyValue', when: 'there is one record.' },
    { use: 'Timeline', when: 'the order of events matters.' },
  ],
  anatomy: [
    {
      part: 'Caption',
      about: 'Names the table. Visible, or for screen readers only if a heading already says it.',
    },
    { part: 'Header', about: 'One per column; a button if the column sorts, with a handle if it resizes.' },
    { part: 'Row', about: 'One record. Its row header names it, and is the link or button if the row opens.' },
    { part: 'selectionColumn', about: 'A first column of checkboxes, from `table-selection`.' },
    { part: 'menuColumn', about: 'A last column with each row’s menu.' },
    { part: 'actionColumn', about: 'A last column with each row’s single button; the last line of a card.' },
    {
      part: 'useTableColumns, ColumnsMenu',
      about: 'Columns that can be resized and hidden, from `table-columns`. The state is plain data, for you to store.',
    },
    { part: 'Footer', about: 'One row of totals.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through controls: sort buttons, handles, checkboxes, row headers, menus.' },
    { keys: 'Enter, Space', does: 'On a header: sorts by it; again reverses the order.' },
    { keys: 'Enter', does: 'On a row header: opens the row.' },
    { keys: 'Space', does: 'On a checkbox: selects the row, or all rows.' },
    {
      keys: 'Shift+Space',
      does: 'On a checkbox: selects all rows since the last selected one. A press with Shift does the same.',
    },
    { keys: 'Arrow left, Arrow right', does: 'On a handle: moves the border by 10 px; with Shift, by 50 px.' },
    { keys: 'Home, End', does: 'On a handle: sets the minimum or maximum width.' },
    { keys: 'Enter', does: 'On a handle: resets the column’s width; so does a double press.' },
    { keys: 'Escape', does: 'While dragging a border: cancels.' },
  ],
  accessibility: [
    'A native table. Its roles are also explicit, so it is still read as a table when shown as cards.',
    '`aria-sort` exposes the sorting. On cards, column headers remain for screen readers and sort buttons for everyone.',
    'A press anywhere in a row opens it, but the row header’s link or button is what is announced and focused.',
    'A handle is a separator whose value is the column’s width, read as `widthText`. A column is at least 64 px wide.',
    'Name each row’s menu after the row: “Actions for order 1042”.',
  ],
  content: [
    'Headers are nouns of one or two words, in sentence case, without a full stop.',
    'Align amounts, counts and numbers to the end of the column; text and dates to the start.',
    'Say what an empty table means and what to do next, not “No data”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Align the digits of amounts at the end.',
        example: (
          <Table
            caption="Bills"
            isCaptionHidden
            columns={[month, { id: 'amount', header: 'Amount', align: 'end', cardRole: 'value', cell: amount }]}
            rows={bills}
            getRowId={getRowId}
          />
        ),
      },
      dont: {
        caption: 'Use a column for a value that is the same in every row; say it once above the table.',
        example: (
          <Table
            caption="Bills"
            isCaptionHidden
            columns={[month, status, { id: 'amount', header: 'Amount', cardRole: 'value', cell: amount }]}
            rows={bills}
            getRowId={getRowId}
          />
        ),
      },
    },
  ],
}
