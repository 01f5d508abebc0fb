import { Avatar, AvatarGroup } from '@memberkit/primitives/avatar'
import { Inline } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const more = (count: number) => `and ${count} more`

export const docs: ComponentDocs = {
  purpose: 'Shows a person or an organisation in little room: their picture, or their initials where there is none.',
  alternatives: [
    { use: 'Image', when: 'the picture is content that people look at, not a mark beside a name.' },
    { use: 'Text', when: 'the name alone is enough: initials help only people who know it.' },
  ],
  anatomy: [
    { part: 'Picture', about: 'Cut to fill. While it loads, and where it does not, the initials are there.' },
    {
      part: 'Initials',
      about: 'First letter of the first and of the last word; the outline of a person where there are none.',
    },
    { part: 'AvatarGroup', about: 'A list of overlapping avatars, with a count of the others at the end.' },
  ],
  keyboard: [],
  accessibility: [
    'An image named by `name`. Beside the name in words it is `isDecorative`, or the name would be read twice.',
    'A group is a named list; “+3” is read as what `moreLabel` says.',
    'In forced colours each has a border, and those of a group stand beside each other.',
  ],
  content: ['`name` is the name as the person writes it. Do not shorten it: the component makes the initials.'],
  guidance: [
    {
      do: {
        says: 'Put the name beside it, and make it decorative.',
        shows: (
          <Inline gap="xs">
            <Avatar name="Ada Example" isDecorative />
            <Text>Ada Example</Text>
          </Inline>
        ),
      },
      dont: {
        says: 'Let a row of initials be the only way to tell people apart.',
        shows: (
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
