import { Avatar, AvatarGroup } from '@memberkit/primitives/avatar'
import { Inline } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const more = (count: number) => `and ${count} more`

export const docs: ComponentDocs = {
  purpose: 'Shows a person or an organisation in a small space: a picture, or initials if there is none.',
  alternatives: [
    { use: 'Image', when: 'the picture is content, not a mark beside a name.' },
    { use: 'Text', when: 'the name is enough: initials only help people who know it.' },
  ],
  anatomy: [
    { part: 'Picture', about: 'Cropped to fill. Initials show while it loads and if it fails.' },
    {
      part: 'Initials',
      about: 'The first letters of the first and last word, or a person’s outline if there are none.',
    },
    { part: 'AvatarGroup', about: 'A list of overlapping avatars, with a count of the rest at the end.' },
  ],
  keyboard: [],
  accessibility: [
    'An image named by `name`. Beside a visible name, set `isDecorative`, or the name is read twice.',
    'A group is a named list; `moreLabel` is read for “+3”.',
    'In forced colours, each avatar has a border, and avatars in a group don’t overlap.',
  ],
  content: ['Pass `name` as the person writes it; the component derives the initials.'],
  guidance: [
    {
      do: {
        caption: 'Show the name beside it, and make it decorative.',
        example: (
          <Inline gap="xs">
            <Avatar name="Ada Example" isDecorative />
            <Text>Ada Example</Text>
          </Inline>
        ),
      },
      dont: {
        caption: 'Make a row of initials the only way to tell people apart.',
        example: (
          <AvatarGroup label="Assigned" moreLabel={more}>
            <Avatar name="Ada Example" />
            <Avatar name="Alan Exemplar" />
            <Avatar name="Ana Ejemplo" />
          </AvatarGroup>
        ),
      },
    },
  ],
}
