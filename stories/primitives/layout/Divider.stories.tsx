import { Box, Divider, Inline, Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { docs } from './Divider.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Layout/Divider',
  component: Divider,
  parameters: { docs: docsOf(docs), containerWidth: 560 },
})

export const Horizontal = meta.story({
  render: (args) => (
    <Stack>
      <Text as="p">Due on 1 April</Text>
      <Divider {...args} />
      <Text as="p" tone="muted">
        Questions about this invoice? Call 555-0100.
      </Text>
    </Stack>
  ),
})

/** Between facts on one line, as tall as the line. */
export const Vertical = meta.story({
  args: { orientation: 'vertical', 'aria-hidden': true },
  render: (args) => (
    <Box background="surface" border="subtle" borderRadius="md" padding="md">
      <Inline>
        <Text>12 invoices</Text>
        <Divider {...args} />
        <Text>3 due</Text>
        <Divider {...args} />
        <Text>1 overdue</Text>
      </Inline>
    </Box>
  ),
})
