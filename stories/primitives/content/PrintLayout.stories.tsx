import { Inline, Spread, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Link } from '@memberkit/primitives/link'
import { Money } from '@memberkit/primitives/money'
import { PrintLayout, PrintOnly, ScreenOnly } from '@memberkit/primitives/print-layout'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Table } from '@memberkit/primitives/table'
import { Heading, Text } from '@memberkit/primitives/text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './PrintLayout.docs.tsx'

const lines = [
  { id: '1', text: 'Family plan, April 2026', amount: '29.95' },
  { id: '2', text: 'Identity protection for two adults, April 2026', amount: '12.00' },
  { id: '3', text: 'Discount of the first year', amount: '-5.00' },
]

const invoice = (
  <Stack gap="lg">
    <Spread>
      <Heading level={1}>Invoice INV-2026-0031</Heading>
      <StatusBadge tone="positive">Paid</StatusBadge>
    </Spread>
    <ScreenOnly>
      <Inline gap="xs">
        <Button tone="primary">Send again</Button>
        <Button>Refund</Button>
      </Inline>
    </ScreenOnly>
    <PrintOnly>
      <Text as="p" size="sm">
        This copy replaces none of those you have had by mail.
      </Text>
    </PrintOnly>
    <KeyValue layout="columns">
      <KeyValueItem label="For">Ada Example</KeyValueItem>
      <KeyValueItem label="Paid">April 7, 2026</KeyValueItem>
      <KeyValueItem label="By">Visa ending 4242</KeyValueItem>
    </KeyValue>
    <Table
      caption="What was charged"
      isCaptionHidden
      rows={lines}
      getRowId={({ id }) => id}
      columns={[
        { id: 'text', header: 'What', cell: ({ text }) => text },
        {
          id: 'amount',
          header: 'Amount',
          align: 'end',
          cardRole: 'value',
          cell: ({ amount }) => <Money amount={amount} currency="USD" />,
        },
      ]}
    />
    <details style={{ display: 'block' }}>
      <summary>How the discount is worked out</summary>
      <Text as="p" size="sm">
        Five dollars a month for the first twelve months, as agreed on April 7, 2025.
      </Text>
    </details>
    <Text as="p" size="sm">
      Questions? Read <Link href="https://example.com/help/invoices">how invoices work</Link>.
    </Text>
  </Stack>
)

const meta = preview.meta({
  title: 'Primitives/Content/PrintLayout',
  component: PrintLayout,
  subcomponents: { ScreenOnly, PrintOnly },
  parameters: { docs: docsOf(docs) },
  args: {
    header: (
      <Spread>
        <Text size="xs" tone="muted">
          Example Law
        </Text>
        <Text size="xs" tone="muted">
          Printed for Ada Example on April 8, 2026
        </Text>
      </Spread>
    ),
    footer: 'Example Law, 1 Example Street, Toronto. 555-0100',
    children: invoice,
  },
})

/** On the screen it is not there. */
export const OnScreen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible()
    await expect(canvas.getByText('Example Law')).not.toBeVisible()
  },
})

/** What will be on paper, shown on the screen. */
export const Preview = meta.story({
  args: { isPreview: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refund')).not.toBeVisible()
    await expect(canvas.getByText('Example Law')).toBeVisible()
    // Firefox before 143 cannot unfold it by a rule.
    await expect(canvas.getByText(/agreed on April 7, 2025/).checkVisibility({ contentVisibilityAuto: true })).toBe(
      CSS.supports('selector(::details-content)'),
    )
  },
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    isPreview: true,
    header: 'Imprimé pour Marie-Élisabeth Exemple-Tremblay le 8 septembre 2026',
    footer: 'Renseignements relatifs aux prélèvements préautorisés : 555-0100',
    children: (
      <Stack gap="sm">
        <Heading level={1} size="lg">
          Relevé des prélèvements préautorisés
        </Heading>
        <Link href="https://example.com/renseignements/prelevements-preautorises">Modalités de facturation</Link>
      </Stack>
    ),
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { isPreview: true } })
