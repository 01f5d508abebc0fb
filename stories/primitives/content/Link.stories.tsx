import { Stack } from '@memberkit/primitives/box'
import { Link, type LinkComponent, LinkProvider } from '@memberkit/primitives/link'
import { Text } from '@memberkit/primitives/text'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Link.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Content/Link',
  component: Link,
  args: { href: '#plan', children: 'See what your plan covers' },
  parameters: { docs: docsOf(docs) },
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

/** A link of many words breaks with the lines around it, one long word within itself. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Text as="p">
      Tout est écrit dans{' '}
      <Link href="#modalites">les modalités relatives aux prélèvements préautorisés de votre régime</Link>
      {'\u00a0'}; écrivez à{' '}
      <Link href="mailto:service-a-la-clientele.renseignements@example.com">
        service-a-la-clientele.renseignements@example.com
      </Link>{' '}
      ou consultez{' '}
      <Link href="https://example.com/aide" externalLabel="s’ouvre dans un nouvel onglet">
        le centre d’aide
      </Link>
      .
    </Text>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  args: { href: 'https://example.com', children: 'Our help centre', externalLabel: 'opens in a new tab' },
})
