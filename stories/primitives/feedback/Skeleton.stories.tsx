import { Inline, Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Heading, Text, textSizes } from '@memberkit/primitives/text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Skeleton.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Skeleton',
  component: SkeletonText,
  subcomponents: { Skeleton, SkeletonGroup },
  parameters: { docs: docsOf(docs) },
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

/** Samples longer than the place are cut off with it, lines as wide as the place. */
export const Narrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <SkeletonGroup label="Chargement des renseignements">
      <Stack gap="sm">
        <SkeletonText size="lg" sample="Renseignements relatifs aux prélèvements préautorisés" />
        <SkeletonText lines={3} />
        <Skeleton height="panel" />
      </Stack>
    </SkeletonGroup>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  parameters: { containerWidth: 320 },
  args: { lines: 3 },
})
