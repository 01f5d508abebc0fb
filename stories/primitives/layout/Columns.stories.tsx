import { Box, Column, Columns, columnWidths, Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Columns.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Layout/Columns',
  component: Columns,
  subcomponents: { Column },
  parameters: { docs: docsOf(docs) },
})

function Block({ children }: { children: string }) {
  return (
    <Box background="sunken" border="subtle" borderRadius="sm" paddingBlock="xs" paddingInline="sm">
      <Text size="sm">{children}</Text>
    </Box>
  )
}

/** What the page is about gets the room; what supports it has a width of its own. */
export const Default = meta.story({
  parameters: { pictures: { widths: [360] } },
  render: (args) => (
    <Columns {...args}>
      <Column>
        <Block>Invoices of this year</Block>
      </Column>
      <Column width="medium">
        <Block>Balance and payment method</Block>
      </Column>
    </Columns>
  ),
})

/** Each width beside a fluid column, and shares of the room. */
export const Widths = meta.story({
  render: () => (
    <Stack>
      {columnWidths.map((width) => (
        <Columns key={width} gap="sm">
          <Column width={width}>
            <Block>{width}</Block>
          </Column>
          <Column>
            <Block>fluid</Block>
          </Column>
        </Columns>
      ))}
      {([2, 3] as const).map((share) => (
        <Columns key={share} gap="sm">
          <Column share={share}>
            <Block>{`share ${share}`}</Block>
          </Column>
          <Column>
            <Block>share 1</Block>
          </Column>
        </Columns>
      ))}
    </Stack>
  ),
})

/** In 320 px they stand one below the other, in the order in which they are read. */
export const Narrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Columns>
      <Column>
        <Block>Factures et prélèvements de l’année en cours</Block>
      </Column>
      <Column width="small">
        <Block>Solde et mode de paiement</Block>
      </Column>
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText(/Factures/), canvas.getByText(/Solde/)]
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom)
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Columns>
      <Column>
        <Block>Invoices</Block>
      </Column>
      <Column width="small">
        <Block>Balance</Block>
      </Column>
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Invoices'), canvas.getByText('Balance')]
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().right)
  },
})
