import { Link } from '@memberkit/primitives/link'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Goes to another address. Always a native link, so that middle click, copying and history work.',
  alternatives: [
    { use: 'Button', when: 'something is done here and now.' },
    { use: 'LinkButton', when: 'it goes elsewhere, and is the main thing to do.' },
    { use: 'Breadcrumbs, SideNav, Tabs', when: 'it is one of the ways around a site or a page.' },
  ],
  anatomy: [
    { part: 'Words', about: 'Underlined in running text; with `appearance="quiet"`, only when pointed at.' },
    { part: 'Mark', about: 'An arrow out of a box, where a new tab opens.' },
    { part: 'LinkProvider', about: 'Hands every link within the site to the host’s router.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'Underlined in text, so that colour is not the only sign. `appearance="quiet"` is for names in tables, where all names are links.',
    '`externalLabel` says that a new tab opens; the new page can neither reach back nor learn this address.',
    'Addresses with a scheme that could run a script are left out.',
  ],
  content: [
    'The words say where it leads, also when they are read alone: “the terms of your plan”, not “here”.',
    'Link the words that name the place, not the whole sentence.',
  ],
  guidance: [
    {
      do: {
        says: 'Name the place it leads to.',
        shows: (
          <Text as="p">
            Everything is written down in <Link href="#terms">the terms of your plan</Link>.
          </Text>
        ),
      },
      dont: {
        says: 'Link a word that says nothing when it is read alone.',
        shows: (
          <Text as="p">
            For the terms of your plan, click <Link href="#terms">here</Link>.
          </Text>
        ),
      },
    },
  ],
}
