import { AppShell } from '@memberkit/primitives/app-shell'
import { Avatar } from '@memberkit/primitives/avatar'
import { Spread, Stack } from '@memberkit/primitives/box'
import {
  CardIcon,
  FileIcon,
  HomeIcon,
  InboxIcon,
  PersonIcon,
  ReceiptIcon,
  ShieldIcon,
} from '@memberkit/primitives/icons'
import { SideNav, type SideNavLink } from '@memberkit/primitives/side-nav'
import { Text } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { Logo } from '../Logo.tsx'

/** Phones, both sides of the breakpoint of the navigation (the usual picture is 1024 wide), and a desk. */
export const widths = [360, 1023, 1440]

const sites: Record<string, { name: string; who: string; isWide?: boolean; pages: readonly SideNavLink[] }> = {
  member: {
    name: 'Example Legal',
    who: 'Ada Example',
    pages: [
      { label: 'Overview', href: '#overview', icon: <HomeIcon /> },
      { label: 'My cases', href: '#cases', icon: <FileIcon /> },
      { label: 'Protection', href: '#protection', icon: <ShieldIcon /> },
      { label: 'Billing', href: '#billing', icon: <CardIcon /> },
    ],
  },
  partner: {
    name: 'Sample & Partners',
    who: 'Lou Sample',
    pages: [
      { label: 'Inbox', href: '#inbox', icon: <InboxIcon />, count: 4 },
      { label: 'Cases', href: '#cases', icon: <FileIcon />, count: 12 },
      { label: 'Members', href: '#members', icon: <PersonIcon /> },
    ],
  },
  group: {
    name: 'Example Industries',
    who: 'Gil Sample',
    pages: [
      { label: 'Overview', href: '#overview', icon: <HomeIcon /> },
      { label: 'Roster', href: '#roster', icon: <PersonIcon /> },
      { label: 'Invoices', href: '#invoices', icon: <ReceiptIcon /> },
    ],
  },
  staff: {
    name: 'Console',
    who: 'Sam Sample',
    isWide: true,
    pages: [
      { label: 'Accounts', href: '#accounts', icon: <PersonIcon /> },
      { label: 'Transactions', href: '#transactions', icon: <CardIcon /> },
      { label: 'Cases', href: '#cases', icon: <FileIcon /> },
    ],
  },
}

interface FrameProps {
  site: keyof typeof sites
  current: string
  children: ReactNode
}

/** The frame of a site, as a host would build it. */
export function Frame({ site, current, children }: FrameProps) {
  const { name, who, isWide, pages } = sites[site]!
  return (
    <AppShell
      skipLabel="Skip to the content"
      menuLabel="Menu"
      closeLabel="Close the menu"
      contentWidth={isWide ? 'full' : 'limited'}
      navigation={<SideNav label="Main" sections={[{ items: pages }]} current={current} />}
      header={
        <Spread flexWrap="nowrap" alignItems="center">
          <Logo name={name} />
          <Avatar name={who} size="small" />
        </Spread>
      }
      footer={
        <Text size="sm" tone="muted">
          Every name on this page is made up.
        </Text>
      }
    >
      <Stack gap="lg">{children}</Stack>
    </AppShell>
  )
}
