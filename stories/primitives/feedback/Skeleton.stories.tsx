import { Inline, Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Heading, Text, textSizes } from '@memberkit/primitives/text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Shelf } from '../Shelf.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Skeleton',
  component: SkeletonText,
  subcomponents: { Skeleton, SkeletonGroup },
  parameters: {
    docs: {
      description: {
        component: `Takes the room of what is on its way, to the pixel, so that nothing jumps. **SkeletonText** is as
high as the line it stands for, and as wide as a \`sample\` of it; **Skeleton** is a box of a known height;
**SkeletonGroup** holds those of one panel: their room is taken at once, they show after 150 ms.

**Instead**: work that was asked for is a pending Button or a Progress.

**Accessibility**: the bars are hidden from
screen readers; the group is one sentence, its \`label\`.`,
      },
    },
  },
})

export const Default = meta.story({ args: { lines: 3 } })

export const Shapes = meta.story({
  render: () => (
    <Shelf>
      {textSizes.map((size) => (
        <Shelf.Row key={size} label={`text ${size}`}>
          <SkeletonText size={size} sample="$1,204.50" />
          <SkeletonText size={size} width="md" />
        </Shelf.Row>
      ))}
      {(['badge', 'icon', 'control', 'control-small'] as const).map((height) => (
        <Shelf.Row key={height} label={height}>
          <Skeleton height={height} width={height === 'icon' ? undefined : 'sm'} />
        </Shelf.Row>
      ))}
      <Shelf.Row label="round">
        <Skeleton height="control" isRound />
      </Shelf.Row>
    </Shelf>
  ),
})

/** What is on its way, beside what comes: not a pixel moves. */
export const ExactSize = meta.story({
  render: () => (
    <Inline gap="lg" alignItems="start" flexWrap="nowrap">
      <Card data-testid="waiting">
        <SkeletonGroup label="Loading the person">
          <Stack gap="sm">
            <SkeletonText size="lg" sample="Ada Example" />
            <SkeletonText sample="ada@example.com, Toronto" />
            <Inline>
              <Skeleton height="badge" width="sm" />
              <SkeletonText size="sm" sample="since March 2024" />
            </Inline>
          </Stack>
        </SkeletonGroup>
      </Card>
      <Card data-testid="there">
        <Stack gap="sm">
          <Heading level={2}>Ada Example</Heading>
          <Text as="p">ada@example.com, Toronto</Text>
          <Inline>
            <StatusBadge tone="positive">Active</StatusBadge>
            <Text size="sm">since March 2024</Text>
          </Inline>
        </Stack>
      </Card>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [waiting, there] = ['waiting', 'there'].map((id) => canvas.getByTestId(id).getBoundingClientRect())
    await expect(waiting?.height).toBe(there?.height)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the person')
  },
})
