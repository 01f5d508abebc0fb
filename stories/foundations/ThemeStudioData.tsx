import { Avatar } from '@memberkit/primitives/avatar'
import { Grid, Inline, Stack } from '@memberkit/primitives/box'
import { Chart } from '@memberkit/primitives/chart'
import { DateText } from '@memberkit/primitives/date-text'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Meter } from '@memberkit/primitives/meter'
import { Money } from '@memberkit/primitives/money'
import { Stat } from '@memberkit/primitives/stat'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Table, type TableColumn } from '@memberkit/primitives/table'
import { Text } from '@memberkit/primitives/text'
import { Timeline, TimelineItem } from '@memberkit/primitives/timeline'
import { cases } from '../primitives/sample-charts.ts'
import { Specimen } from './ThemeStudioSpecimen.tsx'

const rows = [
  { id: '1', name: 'March', status: 'Past due', tone: 'critical', amount: '49.90' },
  { id: '2', name: 'February', status: 'Paid', tone: 'positive', amount: '49.90' },
] as const
const selected = new Set(['2'])

const columns: readonly TableColumn<(typeof rows)[number]>[] = [
  { id: 'name', header: 'Period', cardRole: 'title', isSortable: true, cell: ({ name }) => name },
  {
    id: 'status',
    header: 'Status',
    cardRole: 'status',
    cell: ({ status, tone }) => <StatusBadge tone={tone}>{status}</StatusBadge>,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cardRole: 'value',
    cell: ({ amount }) => <Money amount={amount} currency="USD" />,
  },
]

/** What is looked up and compared. */
export function DataSpecimens() {
  return (
    <>
      <Specimen title="Table">
        {(scheme) => (
          <Table
            caption={`Invoices, ${scheme}`}
            columns={columns}
            rows={rows}
            getRowId={({ id }) => id}
            sort={{ columnId: 'name', direction: 'descending' }}
            onSortChange={() => {}}
            sortLabel="Sort by"
            onRowAction={() => {}}
            selectedIds={selected}
          />
        )}
      </Specimen>
      <Specimen title="Facts">
        {() => (
          <Stack gap="md">
            <Inline gap="xs">
              <Avatar name="Ada Example" />
              <Text weight="medium">Ada Example</Text>
            </Inline>
            <KeyValue layout="ledger">
              <KeyValueItem label="Family plan">
                <Money amount="29.95" currency="USD" />
              </KeyValueItem>
              <KeyValueItem label="Identity plan">
                <Money amount="19.95" currency="USD" />
              </KeyValueItem>
              <KeyValueItem label="To pay" isTotal>
                <Money amount="49.90" currency="USD" />
              </KeyValueItem>
            </KeyValue>
            <Meter label="Seats" value={4} max={5} low={3} high={4.5} optimum={1} valueText="4 of 5 in use" />
            <Disclosure title="What is in it" defaultOpen>
              <Text as="p" size="sm">
                Advice, letters, and the review of contracts.
              </Text>
            </Disclosure>
          </Stack>
        )}
      </Specimen>
      <Specimen title="Figures and history">
        {() => (
          <Stack gap="lg">
            <Grid columnSize="sm">
              <Stat label="Cases" value="1,204" change={{ direction: 'up', text: '12 % more' }} />
              <Stat label="Failures" value="7" change={{ direction: 'up', tone: 'critical', text: '3 more' }} />
            </Grid>
            <Chart {...cases} size="small" />
            <Timeline>
              <TimelineItem tone="positive" title="Paid" time={<DateText date="2026-03-08" />} actor="Ada Example" />
              <TimelineItem tone="critical" title="Payment declined" time={<DateText date="2026-03-01" />} />
              <TimelineItem title="Invoice sent" time={<DateText date="2026-02-08" />} />
            </Timeline>
          </Stack>
        )}
      </Specimen>
    </>
  )
}
