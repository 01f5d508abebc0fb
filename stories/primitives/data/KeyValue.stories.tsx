import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Money } from '@memberkit/primitives/money'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './KeyValue.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Data/KeyValue',
  component: KeyValue,
  subcomponents: { KeyValueItem },
  parameters: { docs: docsOf(docs) },
})

const facts = [
  <KeyValueItem key="name" label="Name">
    Ada Example
  </KeyValueItem>,
  <KeyValueItem key="status" label="Status">
    <StatusBadge tone="positive">Active</StatusBadge>
  </KeyValueItem>,
  <KeyValueItem key="email" label="Email">
    ada.with.a.rather.long.address@example.com
  </KeyValueItem>,
  <KeyValueItem key="since" label="Member since">
    March 8, 2024
  </KeyValueItem>,
]

const lines = [
  <KeyValueItem key="plan" label="Family plan">
    <Money amount="29.95" currency="USD" />
  </KeyValueItem>,
  <KeyValueItem key="discount" label="Discount">
    <Money amount="-5.00" currency="USD" />
  </KeyValueItem>,
  <KeyValueItem key="tax" label="Tax (8.25%)">
    <Money amount="2.06" currency="USD" />
  </KeyValueItem>,
  <KeyValueItem key="total" label="Total" isTotal>
    <Money amount="27.01" currency="USD" />
  </KeyValueItem>,
]

export const Default = meta.story({ args: { children: facts } })

export const Layouts = meta.story({
  render: () => (
    <Stack gap="lg">
      <Card title="Rows">
        <KeyValue>{facts}</KeyValue>
      </Card>
      <Card title="Columns">
        <KeyValue layout="columns">{facts}</KeyValue>
      </Card>
      <Card title="Ledger">
        <KeyValue layout="ledger">{lines}</KeyValue>
      </Card>
    </Stack>
  ),
})

/** In 320 px a value that no longer fits beside its name moves below it. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Stack gap="lg">
      <KeyValue>
        <KeyValueItem label="Adresse électronique de facturation">ada.example@example.com</KeyValueItem>
        <KeyValueItem label="Prochain prélèvement préautorisé">8 septembre 2026</KeyValueItem>
      </KeyValue>
      <KeyValue layout="columns">{facts}</KeyValue>
      <KeyValue layout="ledger">
        <KeyValueItem label="Taxe de vente du Québec sur les services juridiques (9,975 %)">2,49 $</KeyValueItem>
        <KeyValueItem label="Total" isTotal>
          28,69 $
        </KeyValueItem>
      </KeyValue>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByText('Prochain prélèvement préautorisé')
    const value = canvas.getByText('8 septembre 2026')
    await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom)
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Stack gap="lg">
      <KeyValue>{facts}</KeyValue>
      <KeyValue layout="columns">{facts}</KeyValue>
      <KeyValue layout="ledger">{lines}</KeyValue>
    </Stack>
  ),
})
