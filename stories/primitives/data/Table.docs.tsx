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
  purpose:
    'Records under named columns, to compare, sort, select from and open. Each record becomes a card where the container is narrow.',
  alternatives: [
    { use: 'VirtualTable', when: 'there are more than 200 rows: only those in sight are in the document.' },
    { use: 'DataGrid', when: 'people work through the cells with the keyboard, or change them in place.' },
    { use: 'KeyValue', when: 'there is one record.' },
    { use: 'Timeline', when: 'it is the order of events that matters.' },
  ],
  anatomy: [
    {
      part: 'Caption',
      about: 'Names the table. Above it, or for screen readers only where a heading says it already.',
    },
    { part: 'Header', about: 'One for each column; a button where the column sorts, with a handle where it resizes.' },
    { part: 'Row', about: 'One record. Its row header names it, and is the link or button where the row opens.' },
    { part: 'selectionColumn', about: 'A first column of boxes, from `table-selection`.' },
    { part: 'menuColumn', about: 'A last column with the menu of each row.' },
    { part: 'actionColumn', about: 'A last column with the one button of each row; the last line of a card.' },
    {
      part: 'useTableColumns, ColumnsMenu',
      about: 'Columns to resize and to hide, from `table-columns`. What is chosen is plain data, for you to store.',
    },
    { part: 'Footer', about: 'One row of totals, where a column has one.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through what can be pressed: sort buttons, handles, boxes, row headers, menus.' },
    { keys: 'Enter, Space', does: 'On a header: sorts by it, and again the other way round.' },
    { keys: 'Enter', does: 'On a row header: opens the row.' },
    { keys: 'Space', does: 'On a box: selects the row, or all rows.' },
    {
      keys: 'Shift+Space',
      does: 'On a box: selects all rows from the box pressed before. So does a press with Shift.',
    },
    { keys: 'Arrow left, Arrow right', does: 'On a handle: moves the border by 10 px; with Shift by 50 px.' },
    { keys: 'Home, End', does: 'On a handle: makes the column as narrow or as wide as can be.' },
    { keys: 'Enter', does: 'On a handle: gives the column its first width again, as a double press does.' },
    { keys: 'Escape', does: 'While a border is dragged: puts it back.' },
  ],
  accessibility: [
    'A native table. Its roles are written out as well, so that it is still read out as a table when it is laid out as cards.',
    'The sort is told by `aria-sort`; on cards the column headers remain for screen readers, the sort buttons for everybody.',
    'A press anywhere in a row opens it, but what is announced and focused is the row header’s link or button.',
    'A handle is a separator with a value: its column’s width, said by `widthText`. A column is never narrower than 64 px.',
    'Name each row’s menu after the row: “Actions for order 1042”.',
  ],
  content: [
    'Headers are nouns of one or two words, in sentence case, without a full stop.',
    'Amounts, counts and numbers stand at the end of their column; words and dates at its start.',
    'Say what an empty table means and what comes next, not “No data”.',
  ],
  guidance: [
    {
      do: {
        says: 'Line up the digits of amounts at the end.',
        shows: (
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
        says: 'Spend a column on what is the same in every row; say it once, above the table.',
        shows: (
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
