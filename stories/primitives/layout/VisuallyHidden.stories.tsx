import { IconButton } from '@memberkit/primitives/icon-button'
import { CopyIcon } from '@memberkit/primitives/icons'
import { Link } from '@memberkit/primitives/link'
import { Text } from '@memberkit/primitives/text'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Primitives/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component: `Words for screen readers only, where sight has a shape or a place instead.

**Instead**: a button with only an icon has its own \`label\`; news is announced with \`announce\`.`,
      },
    },
  },
})

export const Default = meta.story({
  args: { children: 'changed to' },
  render: (args) => (
    <Text as="p">
      Failed → <VisuallyHidden {...args} /> Due <IconButton label="Copy" icon={<CopyIcon />} />
    </Text>
  ),
})

/** A link past the navigation shows itself when the keyboard reaches it. */
export const SkipLink = meta.story({
  render: () => (
    <VisuallyHidden isFocusable>
      <Link href="#content">Skip to the content</Link>
    </VisuallyHidden>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link')
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(50)
  },
})
