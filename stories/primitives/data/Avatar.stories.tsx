import { Avatar, AvatarGroup, avatarSizes } from '@memberkit/primitives/avatar'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { faces, logo, missing } from '../sample-pictures.ts'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Avatar.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Data/Avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
  parameters: { docs: docsOf(docs) },
  args: { name: 'Ada Example' },
})

export const Default = meta.story()

export const Variants = meta.story({
  render: () => (
    <Shelf>
      {avatarSizes.map((size) => (
        <Shelf.Row key={size} label={size}>
          <Avatar name="Ada Example" size={size} src={faces[0]} />
          <Avatar name="Grace Sample" size={size} />
          <Avatar name="Ada" size={size} />
          <Avatar name="42" size={size} />
          <Avatar name="Example Law" size={size} shape="square" src={logo} />
          <Avatar name="Example Law" size={size} shape="square" />
        </Shelf.Row>
      ))}
    </Shelf>
  ),
})

/** Initials stand in for a picture that does not load. */
export const Failed = meta.story({
  args: { src: missing, size: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'Ada Example' })).toHaveTextContent('AE')
  },
})

const people = ['Ada Example', 'Grace Sample', 'Alan Specimen', 'Joan Instance', 'Kay Model', 'Tim Muster']
const more = (count: number) => `and ${count} more`

export const Groups = meta.story({
  render: () => (
    <Shelf>
      {avatarSizes.map((size) => (
        <Shelf.Row key={size} label={size}>
          {[3, 6].map((count) => (
            <AvatarGroup key={count} label="Covered by this plan" moreLabel={more} size={size}>
              {people.slice(0, count).map((name, at) => (
                <Avatar key={name} name={name} size={size} src={faces[at]} />
              ))}
            </AvatarGroup>
          ))}
        </Shelf.Row>
      ))}
    </Shelf>
  ),
  play: async ({ canvas }) => {
    const [group] = canvas.getAllByRole('list', { name: 'Covered by this plan' })
    await expect(group!.querySelectorAll('[role=img]')).toHaveLength(3)
    await expect(canvas.getAllByText('and 3 more')).toHaveLength(avatarSizes.length)
  },
})

/** Beside a long name, in little room. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Inline gap="sm" flexWrap="nowrap" alignItems="start">
      <Avatar name="Marie-Élisabeth Exemple-Tremblay" size="large" isDecorative />
      <Stack gap="none">
        <Text weight="medium">Marie-Élisabeth Exemple-Tremblay de Sainte-Anne</Text>
        <Text size="sm" tone="muted">
          Titulaire du régime de protection juridique
        </Text>
      </Stack>
    </Inline>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <AvatarGroup label="Covered by this plan" moreLabel={more}>
      {people.map((name, at) => (
        <Avatar key={name} name={name} src={faces[at]} />
      ))}
    </AvatarGroup>
  ),
})
