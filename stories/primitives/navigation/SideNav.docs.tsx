import { SideNav } from '@memberkit/primitives/side-nav'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Leads to the pages of a site, where there are more than a handful and people go back and forth.',
  alternatives: [
    { use: 'AppShell', when: 'a whole page is framed: it holds a SideNav, beside the content or as a slide-out.' },
    { use: 'TabLinks', when: 'there are up to five pages of one thing.' },
    { use: 'Tree', when: 'what is nested is data, not pages.' },
  ],
  anatomy: [
    { part: 'SideNav', about: 'The landmark.' },
    { part: 'Section', about: 'Entries that belong together, with a title if they need one.' },
    { part: 'Link', about: 'An icon, a name, and how many wait behind it.' },
    { part: 'Group', about: 'Entries behind one that unfolds. Folded, it stands for the current page within.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the links and groups that can be seen.' },
    { keys: 'Enter', does: 'Follows a link, folds or unfolds a group.' },
    { keys: 'Space', does: 'Folds or unfolds a group.' },
  ],
  accessibility: [
    'The current page is marked as such, and told apart by weight as well as by colour.',
    'A group is a native details: what is folded in it can be found by the browser’s search in the page.',
    'Name the landmark where there is more than one: “Main”, “Account”.',
  ],
  content: [
    'Nouns, one or two words, the same as in the title of the page.',
    'Icons for all entries of a level or for none. Two levels at most, if you can.',
  ],
  guidance: [
    {
      do: {
        says: 'Count what waits for somebody.',
        shows: (
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
        says: 'Count what is merely there: numbers that never go away are no longer seen.',
        shows: (
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
