import { SideNav } from '@memberkit/primitives/side-nav'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Navigation between the pages of a site, if there are more than a handful.',
  alternatives: [
    {
      use: 'AppShell',
      when: 'it frames a whole page: AppShell contains a SideNav, beside the content or as a drawer.',
    },
    { use: 'TabLinks', when: 'there are up to five views of one object.' },
    { use: 'Tree', when: 'the hierarchy is data, not pages.' },
  ],
  anatomy: [
    { part: 'SideNav', about: 'The landmark.' },
    { part: 'Section', about: 'Related links, with an optional title.' },
    { part: 'Link', about: 'An icon, a name, and the number of items that need attention.' },
    { part: 'Group', about: 'Links under one that expands. Collapsed, it represents the current page inside.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the visible links and groups.' },
    { keys: 'Enter', does: 'Follows a link, expands or collapses a group.' },
    { keys: 'Space', does: 'Expands or collapses a group.' },
  ],
  accessibility: [
    'The current page is marked as such, and distinguished by weight and colour.',
    'A group is a native `<details>`: find in page finds its collapsed links.',
    'Name the landmark if there is more than one: “Main”, “Account”.',
  ],
  content: [
    'Nouns of one or two words, the same as the page’s title.',
    'Icons for all links of a level or for none. At most two levels.',
  ],
  guidance: [
    {
      do: {
        caption: 'Count what needs attention.',
        example: (
          <SideNav
            label="An example"
            current="#inbox"
            sections={[
              {
                items: [
                  { label: 'Inbox', href: '#inbox', count: 3 },
                  { label: 'Archive', href: '#archive' },
                ],
              },
            ]}
          />
        ),
      },
      dont: {
        caption: 'Count everything: people stop noticing numbers that never go away.',
        example: (
          <SideNav
            label="Another example"
            current="#members"
            sections={[
              {
                items: [
                  { label: 'Members', href: '#members', count: '12,480' },
                  { label: 'Invoices', href: '#invoices', count: '96,112' },
                ],
              },
            ]}
          />
        ),
      },
    },
  ],
}
