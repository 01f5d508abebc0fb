import { Link } from '@memberkit/primitives/link'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Navigates to another address. Always a native link, so middle click, copying and history work.',
  alternatives: [
    { use: 'Button', when: 'it runs an action on this page.' },
    { use: 'LinkButton', when: 'it is the main next step, on another page.' },
    { use: 'Breadcrumbs, SideNav, Tabs', when: 'it is part of a site’s or page’s navigation.' },
  ],
  anatomy: [
    { part: 'Words', about: 'Underlined in running text; with `appearance="quiet"`, only on hover.' },
    { part: 'Mark', about: 'An arrow out of a box, if it opens a new tab.' },
    { part: 'LinkProvider', about: 'Passes every link within the site to the host’s router.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the link.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'Underlined in text, so that colour isn’t the only cue. `appearance="quiet"` is for tables in which all names are links.',
    '`externalLabel` says that a new tab opens; the new page can’t access this one or learn its address.',
    'Links with a scheme that could run a script have no address.',
  ],
  content: [
    'Link text makes sense out of context: “the terms of your plan”, not “here”.',
    'Link the words that name the destination, not the whole sentence.',
  ],
  guidance: [
    {
      do: {
        caption: 'Name the destination.',
        example: (
          <Text as="p">
            Everything is written down in <Link href="#terms">the terms of your plan</Link>.
          </Text>
        ),
      },
      dont: {
        caption: 'Link a word that means nothing out of context.',
        example: (
          <Text as="p">
            For the terms of your plan, click <Link href="#terms">here</Link>.
          </Text>
        ),
      },
    },
  ],
}
