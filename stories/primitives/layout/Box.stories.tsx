import { Box, boxElements, Grid, Inline, Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'

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
  parameters: {
    docs: {
      description: {
        component: `Layout by token. **Stack** puts one below the other, **Inline** one beside the other and wraps,
**Grid** makes columns that fold by the grid's own width. **Box** is the element the three are made of, for a ground,
a border or padding. No component of ours has an outer margin: the space between two things belongs to what holds them.

Values may differ on each side of the navigation breakpoint (1023 px): \`gap={{ narrow: 'sm', wide: 'lg' }}\`.

**Instead**: a titled surface is a Card.

**Accessibility**: \`as="ul"\` keeps its list role in Safari.`,
      },
    },
  },
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
