import { Stack } from '@memberkit/primitives/box'
import { Facts } from '@memberkit/primitives/facts'
import { Text } from '@memberkit/primitives/text'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Facts.docs.tsx'

const items = ['Expires 03/2027', 'Used by 2 plans', 'Added March 8, 2024']

const meta = preview.meta({
  title: 'Primitives/Content/Facts',
  component: Facts,
  args: { items },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story()

export const InText = meta.story({
  render: () => (
    <Stack gap="xxs">
      <Text weight="medium">Visa ending in 4242</Text>
      <Text as="p" size="xs" tone="muted">
        <Facts items={items} />
      </Text>
    </Stack>
  ),
})

const french = [
  'Expire le 31 mars 2027',
  'Utilisée pour la protection juridique familiale et la surveillance de l’identité',
  'Par défaut',
]

/** In 320 px lines break between facts, and within one that is longer than a line. */
export const LongFrenchNarrow = meta.story({ parameters: { containerWidth: 320 }, args: { items: french } })

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  parameters: { containerWidth: 320 },
})
