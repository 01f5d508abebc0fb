import { statusIcon } from '@memberkit/foundation/status'
import { CardMark } from '@memberkit/parts/payment-method/field'
import { Alert } from '@memberkit/primitives/alert'
import { Column, Columns, Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { DateText, PeriodText } from '@memberkit/primitives/date-text'
import { CheckIcon, DownloadIcon, EllipsisIcon, ErrorIcon } from '@memberkit/primitives/icons'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Link } from '@memberkit/primitives/link'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { Money } from '@memberkit/primitives/money'
import { PageHeader } from '@memberkit/primitives/page-header'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { menuColumn, Table, type TableColumn } from '@memberkit/primitives/table'
import { Text } from '@memberkit/primitives/text'
import { Timeline, TimelineItem } from '@memberkit/primitives/timeline'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Frame, widths } from './Frame.tsx'

interface Charge {
  id: string
  start: string
  end: string
  billedOn: string
  amount: string
  status: 'Past due' | 'Paid' | 'Refunded'
}

const onPress = fn()
const tones = { 'Past due': 'critical', Paid: 'positive', Refunded: 'neutral' } as const
const charges: Charge[] = [
  { id: '1', start: '2026-03-01', end: '2026-03-31', billedOn: '2026-03-01', amount: '49.90', status: 'Past due' },
  { id: '2', start: '2026-02-01', end: '2026-02-28', billedOn: '2026-02-01', amount: '49.90', status: 'Paid' },
  { id: '3', start: '2026-01-01', end: '2026-01-31', billedOn: '2026-01-01', amount: '49.90', status: 'Paid' },
  { id: '4', start: '2025-12-01', end: '2025-12-31', billedOn: '2025-12-01', amount: '44.90', status: 'Refunded' },
]

const columns: TableColumn<Charge>[] = [
  {
    id: 'period',
    header: 'Period',
    isRowHeader: true,
    cardRole: 'title',
    cell: ({ start, end }) => <PeriodText start={start} end={end} />,
  },
  { id: 'billed', header: 'Billed', cardRole: 'detail', cell: ({ billedOn }) => <DateText date={billedOn} /> },
  {
    id: 'status',
    header: 'Status',
    cardRole: 'status',
    cell: ({ status }) => (
      <StatusBadge tone={tones[status]} icon={statusIcon(status)}>
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
  menuColumn('Actions', ({ status }) => (
    <Menu label="Actions" icon={<EllipsisIcon />} align="end" size="small" tone="quiet">
      {status === 'Past due' ? <MenuItem onPress={onPress}>Pay</MenuItem> : null}
      <MenuItem icon={<DownloadIcon />} onPress={onPress}>
        Download
      </MenuItem>
    </Menu>
  )),
]

const meta = preview.meta({
  title: 'Compositions/Member billing page',
  parameters: { isFlush: true, pictures: { widths } },
})

/** What a member owes and what to do about it comes first; what was paid is there to look up. */
export const Page = meta.story({
  render: () => (
    <Frame site="member" current="#billing">
      <PageHeader title="Billing" description="Your family plan renews on the first of each month." />
      <Alert
        tone="critical"
        isStatic
        title="Your last payment didn’t go through"
        actions={
          <>
            <Button onPress={onPress}>Change card</Button>
            <Button tone="primary" onPress={onPress}>
              Pay $49.90
            </Button>
          </>
        }
      >
        The card ending in 4242 was declined on March&nbsp;1. Your coverage continues through March&nbsp;31.
      </Alert>
      <Columns stackBelow="wide">
        <Column share={2}>
          <Card title="Invoices" isFlush footer={<Link href="#all">All invoices</Link>}>
            <Table caption="Invoices" isCaptionHidden columns={columns} rows={charges} getRowId={({ id }) => id} />
          </Card>
        </Column>
        <Column width="large">
          <Stack gap="lg">
            <Card title="Payment method" actions={<Button size="small">Change</Button>}>
              <Inline gap="sm" alignItems="center">
                <CardMark cardType="VISA" />
                <Stack gap="none">
                  <Text weight="medium">Visa •••• 4242</Text>
                  <Text size="sm" tone="muted">
                    Expires in August 2028
                  </Text>
                </Stack>
              </Inline>
            </Card>
            <Card title="Next charge">
              <KeyValue layout="ledger">
                <KeyValueItem label="Family plan">
                  <Money amount="44.90" currency="USD" />
                </KeyValueItem>
                <KeyValueItem label="Identity protection">
                  <Money amount="5.00" currency="USD" />
                </KeyValueItem>
                <KeyValueItem label="On April 1" isTotal>
                  <Money amount="49.90" currency="USD" />
                </KeyValueItem>
              </KeyValue>
            </Card>
            <Card title="What happened">
              <Timeline>
                <TimelineItem
                  icon={ErrorIcon}
                  tone="critical"
                  title="Payment declined"
                  time={<DateText date="2026-03-01" />}
                />
                <TimelineItem
                  icon={CheckIcon}
                  tone="positive"
                  title="Payment made"
                  time={<DateText date="2026-02-01" />}
                />
              </Timeline>
            </Card>
          </Stack>
        </Column>
      </Columns>
    </Frame>
  ),
})
