import { Divider, Stack } from '@memberkit/primitives/box'
import { Heading, Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A line between things that stand close together but do not belong together.',
  alternatives: [
    { use: 'Stack', when: 'space alone says it: a larger gap is quieter than a line.' },
    { use: 'Section or Card', when: 'the second thing has a title.' },
    { use: 'MenuSeparator', when: 'it stands in a Menu.' },
  ],
  anatomy: [{ part: 'Divider', about: 'One line, along a Stack or across an Inline.' }],
  keyboard: [],
  accessibility: [
    'It is read out as a separator. Where it is decoration, as between facts on one line, pass `aria-hidden`.',
  ],
  content: ['Few of them. Where every entry would need one, use a Table, or a list with space between.'],
  guidance: [
    {
      do: {
        says: 'Separate what is different in kind.',
        shows: (
          <Stack gap="sm">
            <Text as="p">Due on 1 April</Text>
            <Divider />
            <Text as="p" tone="muted">
              Questions about this invoice? Call 555-0100.
            </Text>
          </Stack>
        ),
      },
      dont: {
        says: 'Underline a heading: a heading belongs to what follows.',
        shows: (
          <Stack gap="sm">
            <Heading level={4}>Invoices</Heading>
            <Divider />
            <Text as="p">March 2026</Text>
          </Stack>
        ),
      },
    },
  ],
}
