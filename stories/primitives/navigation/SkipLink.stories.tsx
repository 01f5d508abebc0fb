import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Link } from '@memberkit/primitives/link'
import { SkipLink } from '@memberkit/primitives/skip-link'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './SkipLink.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Navigation/SkipLink',
  component: SkipLink,
  parameters: { docs: docsOf(docs) },
  args: { targetId: 'content', children: 'Skip to the content' },
  render: (args) => (
    <Stack gap="xl">
      <SkipLink {...args} />
      <Inline as="nav" aria-label="Main" justifyContent="end">
        <Link href="#plan">Plan</Link>
        <Link href="#invoices">Invoices</Link>
      </Inline>
      <main id={args.targetId}>
        <Button>Pay</Button>
      </main>
    </Stack>
  ),
})

/** Seen at the first press of Tab. */
export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  },
})

/** The content has the focus, and tabbing goes on from there. */
export const Followed = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveFocus()
  },
})

export const LongFrench = meta.story({
  parameters: { pictures: { widths: [360] } },
  args: { children: 'Passer la navigation et aller directement au contenu principal de la page' },
  play: () => userEvent.tab(),
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], play: () => userEvent.tab() })
