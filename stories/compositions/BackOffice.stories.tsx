import { statusIcon } from '@memberkit/foundation/status'
import { Box } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { DataGrid } from '@memberkit/primitives/data-grid'
import { DateText } from '@memberkit/primitives/date-text'
import { FilterBar, FilterPill } from '@memberkit/primitives/filter-bar'
import { Money } from '@memberkit/primitives/money'
import { PageHeader } from '@memberkit/primitives/page-header'
import { SearchField } from '@memberkit/primitives/search-field'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import type { TableColumn } from '@memberkit/primitives/table'
import { type ColumnSettings, ColumnsMenu, useTableColumns } from '@memberkit/primitives/table-columns'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Frame, widths } from './Frame.tsx'

interface Transaction {
  id: string
  at: string
  who: string
  kind: 'Charge' | 'Refund'
  status: 'Settled' | 'Pending' | 'Declined'
  amount: string
}

const onPress = fn()
const tones = { Settled: 'positive', Pending: 'neutral', Declined: 'critical' } as const
const names = ['Ada Example', 'Ben Sample', 'Cleo Specimen', 'Dev Placeholder']
const transactions = Array.from({ length: 40 }, (_, at): Transaction => ({
  id: `TX-${1000 + at}`,
  at: `2026-03-${String(28 - (at % 28)).padStart(2, '0')}`,
  who: names[at % names.length]!,
  kind: at % 7 === 3 ? 'Refund' : 'Charge',
  status: at % 9 === 4 ? 'Declined' : at % 5 === 0 ? 'Pending' : 'Settled',
  amount: at % 7 === 3 ? '-12.00' : `${19 + (at % 4) * 10}.90`,
}))

const columns: TableColumn<Transaction>[] = [
  { id: 'id', header: 'Transaction', isRowHeader: true, cardRole: 'title', isSortable: true, cell: ({ id }) => id },
  { id: 'at', header: 'Date', cardRole: 'meta', isSortable: true, cell: ({ at }) => <DateText date={at} /> },
  { id: 'who', header: 'Account', cardRole: 'meta', width: '22%', cell: ({ who }) => who },
  { id: 'kind', header: 'Kind', cardRole: 'meta', cell: ({ kind }) => kind },
  {
    id: 'status',
    header: 'Status',
    cardRole: 'status',
    cell: ({ status }) => (
      <StatusBadge appearance="plain" tone={tones[status]} icon={statusIcon(status)}>
        {status}
      </StatusBadge>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cardRole: 'value',
    cell: ({ amount }) => <Money amount={amount} currency="USD" />,
  },
]

const meta = preview.meta({
  title: 'Compositions/Back-office table',
  parameters: { isFlush: true, pictures: { widths } },
  globals: { density: 'compact' },
})

function Transactions() {
  const [settings, setSettings] = useState<ColumnSettings>({})
  const arranged = useTableColumns(columns, { settings })
  return (
    <Frame site="staff" current="#transactions">
      <PageHeader
        title="Transactions"
        description={`March 2026 · ${transactions.length} transactions`}
        actions={
          <>
            <Button onPress={onPress}>Download as CSV</Button>
            <ColumnsMenu
              label="Columns"
              columns={columns}
              settings={settings}
              onSettingsChange={setSettings}
              lastColumnReason="One column has to stay."
            />
          </>
        }
      />
      <Card isFlush>
        <Box padding="md">
          <FilterBar
            label="Filter transactions"
            search={<SearchField label="Search" isLabelHidden placeholder="Search" clearLabel="Clear" />}
          >
            <FilterPill label="Kind">
              <CheckboxGroup
                label="Kind"
                isLabelHidden
                options={[
                  { value: 'charge', label: 'Charge' },
                  { value: 'refund', label: 'Refund' },
                ]}
              />
            </FilterPill>
          </FilterBar>
        </Box>
        <DataGrid
          caption="Transactions"
          isCaptionHidden
          columns={arranged.columns}
          rows={transactions}
          getRowId={({ id }) => id}
          sort={{ columnId: 'at', direction: 'descending' }}
          onSortChange={onPress}
          sortLabel="Sort by"
        />
      </Card>
    </Frame>
  )
}

export const Page = meta.story({ render: () => <Transactions /> })

/** One stop of the Tab key; within, the arrows go from cell to cell. */
export const Keyboard = meta.story({
  parameters: { pictures: { widths: [] } },
  render: () => <Transactions />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'TX-1002' }))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(document.activeElement).toHaveTextContent('Mar 25, 2026')
  },
})
