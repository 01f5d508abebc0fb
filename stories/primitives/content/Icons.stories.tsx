import { Grid, Inline } from '@memberkit/primitives/box'
import * as icons from '@memberkit/primitives/icons'
import { ChevronEndIcon, ErrorIcon } from '@memberkit/primitives/icons'
import { Text, textSizes } from '@memberkit/primitives/text'
import preview from '../../../.storybook/preview.tsx'
import { rightToLeft } from '../surroundings.tsx'

const meta = preview.meta({
  title: 'Primitives/Content/Icons',
  component: ErrorIcon,
  parameters: {
    docs: {
      description: {
        component: `A small set of Lucide's drawings under our names, one em large and in the colour of the text around
them. Names say what an icon is for or where it points along the line: Start and End are mirrored where text runs from
right to left. Hidden from screen readers: the word beside the icon says it.`,
      },
    },
  },
})

export const All = meta.story({
  render: () => (
    <Grid columns={6} columnSize="sm" gap="sm">
      {Object.entries(icons).map(([name, Icon]) => (
        <Inline key={name} gap="xs">
          <Text size="lg">
            <Icon />
          </Text>
          <Text size="sm" tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
})

/** One em of the text they stand in. */
export const Sizes = meta.story({
  render: () => (
    <Inline alignItems="baseline">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          <ErrorIcon /> {size}
        </Text>
      ))}
    </Inline>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Text>
      Next <ChevronEndIcon />
    </Text>
  ),
})
