import { Box, Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose:
    'Layout by token. Stack puts one below the other, Inline one beside the other, Grid makes columns that fold by its own width; Box is what they are made of, for a ground, a border or padding.',
  alternatives: [
    { use: 'Card', when: 'it is a titled surface.' },
    { use: 'Columns', when: 'columns have widths of their own, and collapse at a breakpoint.' },
    { use: 'Spread', when: 'two things stand at the two ends of a line.' },
    { use: 'Divider', when: 'space is not enough to tell two things apart.' },
  ],
  anatomy: [
    { part: 'Box', about: 'One element, chosen with `as`.' },
    { part: 'Gap', about: 'Between the children. No component of ours has an outer margin.' },
    { part: 'Padding, ground, border', about: 'By role, so that they follow brand, scheme and density.' },
  ],
  keyboard: [],
  accessibility: [
    'The order on the screen is the order of the elements: nothing is moved about.',
    'With `as="ul"` it keeps its role as a list in Safari.',
    'Directions are logical: where text runs from right to left, lines begin at the right.',
  ],
  content: [
    'Values may differ on each side of the navigation breakpoint (1023 px): `gap={{ narrow: "sm", wide: "lg" }}`.',
  ],
  guidance: [
    {
      do: {
        says: 'Group by space: little within a group, more between groups.',
        shows: (
          <Stack gap="lg">
            <Stack gap="xxs">
              <Text weight="bold">Ada Example</Text>
              <Text tone="muted">Owner</Text>
            </Stack>
            <Stack gap="xxs">
              <Text weight="bold">Bo Example</Text>
              <Text tone="muted">Member</Text>
            </Stack>
          </Stack>
        ),
      },
      dont: {
        says: 'Give everything the same distance and a border.',
        shows: (
          <Stack gap="xs">
            {['Ada Example', 'Owner', 'Bo Example', 'Member'].map((word) => (
              <Box key={word} border="subtle" padding="xs">
                <Text>{word}</Text>
              </Box>
            ))}
          </Stack>
        ),
      },
    },
  ],
}
