import { Divider, Stack } from '@memberkit/primitives/box'
import { Heading, Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A line between adjacent but unrelated content.',
  alternatives: [
    { use: 'Stack', when: 'space is enough: a larger gap is less distracting.' },
    { use: 'Section or Card', when: 'the second part has a title.' },
    { use: 'MenuSeparator', when: 'it is in a Menu.' },
  ],
  anatomy: [{ part: 'Divider', about: 'One line, along a Stack or across an Inline.' }],
  keyboard: [],
  accessibility: ['Read as a separator. If it is decorative, as between facts on one line, pass `aria-hidden`.'],
  content: ['Use few. If every item would need one, use a Table, or a list with space between.'],
  guidance: [
    {
      do: {
        caption: 'Separate content of different kinds.',
        example: (
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
        caption: 'Underline a heading: it belongs to what follows.',
        example: (
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
