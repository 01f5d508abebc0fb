import { Stack } from '@memberkit/primitives/box'
import { Money } from '@memberkit/primitives/money'
import { Table, type TableColumn } from '@memberkit/primitives/table'
import { Heading } from '@memberkit/primitives/text'
import { container, navigationBreakpoint } from '@memberkit/tokens'
import preview from '../../.storybook/preview.tsx'
import './foundations.css'
import { Scrollable } from '../blocks/Scrollable.tsx'

const meta = preview.meta({ title: 'Foundations/Breakpoints', tags: ['!autodocs'] })

const marks = [
  { at: container.narrow, says: 'a kit gets columns' },
  { at: container.wide, says: 'a kit has room for everything' },
  { at: navigationBreakpoint, says: 'the host’s navigation is a side pane above' },
]
const widest = 1440

/** The two widths of a kit’s own container, and the one width of the page. */
export const Widths = meta.story({
  render: () => (
    <Scrollable label="Widths at which the layout changes">
      <svg className="scale" viewBox={`0 0 ${widest} 150`}>
        {marks.map(({ at, says }, index) => (
          <g key={at} transform={`translate(0 ${index * 44})`}>
            <rect x={0.5} y={0.5} width={at} height={30} rx={6} />
            <text x={12} y={21} fontSize={16}>
              {at} px
            </text>
            <text x={at + 12} y={21} fontSize={16} className="scale-note">
              {says}
            </text>
          </g>
        ))}
        <line x1={0} x2={widest} y1={140} y2={140} />
      </svg>
    </Scrollable>
  ),
})

interface Line {
  id: string
  label: string
  period: string
  amount: string
}

const lines: readonly Line[] = [
  { id: '1', label: 'Legal Plan Family', period: 'March 2026', amount: '29.95' },
  { id: '2', label: 'Identity Plan Family', period: 'March 2026', amount: '34.95' },
]

const columns: readonly TableColumn<Line>[] = [
  { id: 'label', header: 'Item', cell: ({ label }) => label, cardRole: 'title' },
  { id: 'period', header: 'Period', cell: ({ period }) => period },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cardRole: 'value',
    cell: ({ amount }) => <Money amount={amount} currency="USD" />,
  },
]

const widths = [container.narrow - 180, container.narrow + 80, container.wide]

/** A kit looks at the room it was given, not at the window: the same table in three places of one page. */
export const Containers = meta.story({
  render: () => (
    <Stack gap="lg">
      {widths.map((inlineSize) => (
        <Stack key={inlineSize} gap="xs" as="section">
          <Heading level={2} size="sm">
            {inlineSize} px
          </Heading>
          <div className="container-frame" style={{ inlineSize }}>
            <div className="container-query">
              <Table caption={`Items at ${inlineSize} px`} columns={columns} rows={lines} getRowId={({ id }) => id} />
            </div>
          </div>
        </Stack>
      ))}
    </Stack>
  ),
})
