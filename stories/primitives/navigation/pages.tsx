import {
  CardIcon,
  FileIcon,
  HistoryIcon,
  HomeIcon,
  InboxIcon,
  PersonIcon,
  ShieldIcon,
} from '@memberkit/primitives/icons'
import type { SideNavSection } from '@memberkit/primitives/side-nav'

/** The pages of a member's site. */
export const pages: readonly SideNavSection[] = [
  {
    items: [
      { label: 'Overview', href: '#overview', icon: <HomeIcon /> },
      { label: 'Inbox', href: '#inbox', icon: <InboxIcon />, count: 3 },
      { label: 'Documents', href: '#documents', icon: <FileIcon /> },
    ],
  },
  {
    title: 'Membership',
    items: [
      {
        label: 'Billing',
        icon: <CardIcon />,
        items: [
          { label: 'Invoices', href: '#invoices', count: 1 },
          { label: 'Payment methods', href: '#methods' },
        ],
      },
      { label: 'Protection', href: '#protection', icon: <ShieldIcon /> },
      {
        label: 'People',
        icon: <PersonIcon />,
        items: [
          { label: 'Household', href: '#household' },
          { label: 'Beneficiaries', href: '#beneficiaries' },
        ],
      },
      { label: 'History', href: '#history', icon: <HistoryIcon /> },
    ],
  },
]
