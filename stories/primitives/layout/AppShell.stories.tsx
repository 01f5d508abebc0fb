import { AppShell } from '@memberkit/primitives/app-shell'
import { Inline, Spread, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { IconButton } from '@memberkit/primitives/icon-button'
import { InboxIcon, PersonIcon } from '@memberkit/primitives/icons'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { PageHeader } from '@memberkit/primitives/page-header'
import { SideNav } from '@memberkit/primitives/side-nav'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Strong, Text } from '@memberkit/primitives/text'
import type { Decorator } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Logo } from '../../Logo.tsx'
import { pages } from '../navigation/pages.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './AppShell.docs.tsx'
import './bleed.css'

const bleed: Decorator = (Story) => (
  <div className="bleed">
    <Story />
  </div>
)

const header = (
  <Spread flexWrap="nowrap">
    <Logo name="Northwind Example" />
    <Inline gap="xxs" flexWrap="nowrap">
      <IconButton label="Inbox" icon={<InboxIcon />} onPress={fn()} />
      <IconButton label="Account of Ada Example" icon={<PersonIcon />} onPress={fn()} />
    </Inline>
  </Spread>
)

const meta = preview.meta({
  title: 'Primitives/Layout/AppShell',
  component: AppShell,
  decorators: [bleed],
  parameters: { docs: docsOf(docs) },
  args: {
    header,
    skipLabel: 'Skip to the content',
    navigation: <SideNav label="Main" sections={pages} current="#invoices" />,
    menuLabel: 'Menu',
    closeLabel: 'Close the menu',
    footer: 'Northwind Example, 1 Sample Street. Legal plans are offered where the law allows.',
    children: (
      <Stack gap="lg">
        <PageHeader
          title="March 2026"
          status={<StatusBadge tone="caution">Due on April 1</StatusBadge>}
          description="For the family plan, from March 1 to March 31."
          actions={
            <>
              <Button onPress={fn()}>Download</Button>
              <Button tone="primary" onPress={fn()}>
                Pay $49.90
              </Button>
            </>
          }
        />
        <Card title="Breakdown">
          <KeyValue layout="ledger">
            <KeyValueItem label="Family plan">$45.00</KeyValueItem>
            <KeyValueItem label="Tax">$4.90</KeyValueItem>
            <KeyValueItem label="Total" isTotal>
              $49.90
            </KeyValueItem>
          </KeyValue>
        </Card>
      </Stack>
    ),
  },
})

/** The navigation is a pane above 1023 px, and behind a button at or below it. */
export const Default = meta.story({ parameters: { pictures: { widths: [360, 1023] } } })

/** An aside is below the page, and beside it from 1280 px on. */
export const WithAside = meta.story({
  parameters: { pictures: { widths: [360, 1440] } },
  args: {
    asideLabel: 'Help with this invoice',
    aside: (
      <Card title="Questions?">
        <Text as="p" size="sm">
          Call 555-0100, on weekdays from 8 to 6.
        </Text>
      </Card>
    ),
  },
})

/** Without navigation: a page to sign in, or one that is left by its own buttons. */
export const Plain = meta.story({
  args: { navigation: undefined, menuLabel: undefined, closeLabel: undefined },
})

/** The first stop of the keyboard leads to the content. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  },
})

/** The sheet of a narrow window. */
export const Menu = meta.story({
  // The pictures are taken in a wide window.
  tags: ['no-picture'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close the menu' }))
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
  },
})

export const LongFrench = meta.story({
  parameters: { pictures: { widths: [360] } },
  args: {
    skipLabel: 'Aller au contenu principal',
    menuLabel: 'Menu de navigation',
    closeLabel: 'Fermer le menu',
    header: <Strong weight="bold">Coopérative des enseignantes et enseignants de l’Exemple</Strong>,
    navigation: (
      <SideNav
        label="Navigation principale"
        current="#personnes"
        sections={[
          {
            title: 'Adhésion',
            items: [
              { label: 'Personnes admissibles et bénéficiaires', href: '#personnes' },
              { label: 'Prélèvements automatiques', href: '#prelevements', count: 2 },
            ],
          },
        ]}
      />
    ),
    children: (
      <PageHeader
        title="Personnes admissibles et bénéficiaires du régime familial"
        description="Ces personnes peuvent consulter une avocate ou un avocat à leur propre nom."
        actions={<Button tone="primary">Ajouter une personne à charge</Button>}
      />
    ),
    footer: 'Coopérative de l’Exemple. Le régime de services juridiques est offert là où la loi le permet.',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })

export const Compact = meta.story({ decorators: [compact], args: { contentWidth: 'full' } })
