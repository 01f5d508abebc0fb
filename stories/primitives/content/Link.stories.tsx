import { Stack } from '@memberkit/primitives/box'
import { Link, type LinkComponent, LinkProvider } from '@memberkit/primitives/link'
import { Text } from '@memberkit/primitives/text'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Primitives/Content/Link',
  component: Link,
  args: { href: '#plan', children: 'See what your plan covers' },
  parameters: {
    docs: {
      description: {
        component: `Goes to another address. Always a native \`<a>\`, so that middle click, copying and history work.
Inside a **LinkProvider** the host's router renders it, and follows it without loading the page.

**Instead**: what does something here and now is a Button; what goes elsewhere but should look like the main thing to
do is a LinkButton.

**Accessibility**: \`externalLabel\` tells screen readers that a new tab opens; underlined within
text, so that it is no matter of colour. Addresses with a scheme that could run a script are dropped.`,
      },
    },
  },
})

export const Default = meta.story()

export const Appearances = meta.story({
  render: () => (
    <Stack gap="sm">
      <Text as="p">
        Everything is written down in <Link href="#terms">the terms of your plan</Link>, in plain words.
      </Text>
      <Text as="p">
        Read more at{' '}
        <Link href="https://example.com/help" externalLabel="opens in a new tab">
          our help centre
        </Link>{' '}
        at any time.
      </Text>
      <Text as="p">
        <Link href="#entry" appearance="quiet">
          A quiet link, for names in tables
        </Link>
      </Text>
      <Text as="p" tone="muted" size="sm">
        Small and muted, with <Link href="#details">a link in it</Link>.
      </Text>
    </Stack>
  ),
})

/** With the keyboard: one Tab, a visible ring. */
export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})

export const External = meta.story({
  args: { href: 'https://example.com', children: 'Example', externalLabel: 'opens in a new tab' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Example opens in a new tab' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

type Anchor = ComponentPropsWithoutRef<'a'>

const navigate = fn()

const RouterLink: LinkComponent = forwardRef<HTMLAnchorElement, Anchor>(function RouterLink(
  { href, children, ...props },
  ref,
) {
  return (
    <a
      {...props}
      ref={ref}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        navigate(href)
      }}
    >
      {children}
    </a>
  )
})

/** The host's router takes over. */
export const WithRouter = meta.story({
  args: { href: '/plan' },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('link'))
    await expect(navigate).toHaveBeenCalledWith('/plan')
  },
})
