import { Box, boxElements, Grid, Inline, Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Box.docs.tsx'

const spaces = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl']

const meta = preview.meta({
  title: 'Primitives/Layout/Box',
  component: Box,
  subcomponents: { Stack, Inline, Grid },
  argTypes: {
    as: { control: 'select', options: boxElements },
    padding: { control: 'select', options: spaces, description: 'Also `paddingBlock` and `paddingInline`.' },
    gap: { control: 'select', options: spaces },
    background: { control: 'select', options: ['canvas', 'surface', 'raised', 'sunken'] },
    border: { control: 'select', options: ['none', 'subtle'] },
    borderRadius: { control: 'select', options: ['sm', 'md', 'lg', 'full'] },
  },
  parameters: { docs: docsOf(docs) },
})

const gaps = ['xxs', 'xs', 'sm', 'md', 'lg'] as const

function Block({ children }: { children: string }) {
  return (
    <Box background="sunken" border="subtle" borderRadius="sm" paddingBlock="xs" paddingInline="sm">
      <Text size="sm">{children}</Text>
    </Box>
  )
}

export const Default = meta.story({
  args: { background: 'surface', border: 'subtle', borderRadius: 'md', padding: 'md', children: 'A box' },
})

/** Each space of the scale, down and along. */
export const Gaps = meta.story({
  render: () => (
    <Shelf>
      {gaps.map((gap) => (
        <Shelf.Row key={gap} label={gap}>
          <Stack gap={gap}>
            <Block>One</Block>
            <Block>Two</Block>
          </Stack>
          <Inline gap={gap}>
            <Block>One</Block>
            <Block>Two</Block>
            <Block>Three</Block>
          </Inline>
        </Shelf.Row>
      ))}
    </Shelf>
  ),
})

const words = ['Name', 'Address', 'Household', 'Language', 'Time zone', 'Contact']

/** At most so many columns, of at least so much width. */
export const Columns = meta.story({
  render: () => (
    <Stack gap="lg">
      {([2, 3, 4, 6] as const).map((columns) => (
        <Grid key={columns} columns={columns} columnSize="sm" gap="xs">
          {words.map((word) => (
            <Block key={word}>{word}</Block>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
})

/** The same grid of three in a container of 320 px: one column. */
export const ColumnsNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Grid columns={3} gap="xs">
      {words.map((word) => (
        <Block key={word}>{word}</Block>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Name'), canvas.getByText('Address')]
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom)
  },
})

/** Where text runs from right to left, so do the lines. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Inline>
      <Block>First</Block>
      <Block>Second</Block>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('First'), canvas.getByText('Second')]
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().right)
  },
})

/** Long words wrap within their block, and blocks go below one another, at 320 px. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Stack gap="md">
      <Inline gap="xs">
        <Block>Renseignements personnels</Block>
        <Block>Coordonnées du titulaire de l’abonnement</Block>
        <Block>Fuseau horaire</Block>
      </Inline>
      <Grid columns={2} columnSize="sm" gap="xs">
        <Block>Modes de paiement préautorisés</Block>
        <Block>Personnes couvertes</Block>
      </Grid>
    </Stack>
  ),
})
