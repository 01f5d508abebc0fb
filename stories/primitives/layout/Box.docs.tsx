import { Box, Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose:
    'Layout by tokens. Stack is vertical, Inline horizontal, Grid has columns that wrap by its own width. Box, their base, adds a background, a border or padding.',
  alternatives: [
    { use: 'Card', when: 'it is a titled surface.' },
    { use: 'Columns', when: 'columns have fixed widths and collapse at a breakpoint.' },
    { use: 'Spread', when: 'two items belong at opposite ends of a line.' },
    { use: 'Divider', when: 'space isn’t enough to separate two parts.' },
  ],
  anatomy: [
    { part: 'Box', about: 'One element, set by `as`.' },
    { part: 'Gap', about: 'Between the children. Components have no outer margin.' },
    { part: 'Padding, ground, border', about: 'By role, so that they follow brand, scheme and density.' },
  ],
  keyboard: [],
  accessibility: [
    'The visual order is the DOM order.',
    'With `as="ul"` it keeps its role as a list in Safari.',
    'Directions are logical: in right-to-left text, rows start on the right.',
  ],
  content: [
    'Values may differ below and above the navigation breakpoint (1023 px): `gap={{ narrow: "sm", wide: "lg" }}`.',
  ],
  guidance: [
    {
      do: {
        caption: 'Group by space: little within a group, more between groups.',
        example: (
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
        caption: 'Use the same gap and a border everywhere.',
        example: (
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
