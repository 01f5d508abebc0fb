import { DateText } from '@memberkit/primitives/date-text'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { Money } from '@memberkit/primitives/money'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { menuColumn, type TableColumn } from '@memberkit/primitives/table'
import { selectionColumn } from '@memberkit/primitives/table-selection'

export interface Order {
  id: string
  name: string
  status: 'Open' | 'Paid' | 'Overdue'
  issuedOn: string
  note: string
  amount: string
}

const tones = { Open: 'info', Paid: 'positive', Overdue: 'critical' } as const
const names = ['Family plan', 'Identity protection', 'Legal plan for small business', 'Trial week', 'Single plan']
const states = ['Paid', 'Overdue', 'Open', 'Paid', 'Paid'] as const

export const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(1042 + index),
    name: `${names[index % 5]!}`,
    status: states[index % 5]!,
    issuedOn: `2026-${String(12 - (index % 12)).padStart(2, '0')}-08`,
    note: index % 2 ? 'Visa ending in 4242' : 'Chequing account ending in 6789',
    amount: `${(index * 37) % 1900}.${String((index * 13) % 100).padStart(2, '0')}`,
  }))

export const columns: TableColumn<Order>[] = [
  { id: 'name', header: 'Order', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
  {
    id: 'status',
    header: 'Status',
    cardRole: 'status',
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{status}</StatusBadge>,
  },
  {
    id: 'issuedOn',
    header: 'Issued',
    cardRole: 'meta',
    isSortable: true,
    firstDirection: 'descending',
    cell: ({ issuedOn }) => <DateText date={issuedOn} />,
  },
  { id: 'note', header: 'Paid with', priority: 'low', cell: ({ note }) => note },
  { id: 'id', header: 'Number', align: 'end', priority: 'low', cell: ({ id }) => id },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cardRole: 'value',
    isSortable: true,
    firstDirection: 'descending',
    cell: ({ amount }) => <Money amount={amount} currency="CAD" />,
  },
]

export const withTools: TableColumn<Order>[] = [
  selectionColumn({
    labelAll: 'Select all orders',
    labelRow: ({ id }) => `Select order ${id}`,
    isSelectable: ({ status }) => status !== 'Paid',
  }),
  ...columns,
  menuColumn('Actions', ({ id }) => (
    <Menu label={`Actions for order ${id}`} icon={<EllipsisIcon />} tone="quiet" size="small" align="end">
      <MenuItem onPress={() => {}}>Download</MenuItem>
      <MenuItem onPress={() => {}}>Send again</MenuItem>
    </Menu>
  )),
]

// In a table that measures no contents, every column is equally wide unless it says what it needs.
const needs: Record<string, `${number}%`> = { name: '22%', status: '14%', note: '22%', id: '9%' }
export const withWidths = (all: typeof columns) => all.map((column) => ({ ...column, width: needs[column.id] }))
