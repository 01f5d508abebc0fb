import { Link } from '@memberkit/primitives/link'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Takes people who use a keyboard past the header and navigation, straight to the content.',
  alternatives: [
    { use: 'AppShell', when: 'it frames the page: it brings its own skip link.' },
    { use: 'Link', when: 'it should be seen by everybody, as in a table of contents.' },
  ],
  anatomy: [{ part: 'SkipLink', about: 'One link in the corner of the window, to be seen while it has the focus.' }],
  keyboard: [
    { keys: 'Tab', does: 'From the start of the page: shows it.' },
    { keys: 'Enter', does: 'Moves the focus to the content, and hides it again.' },
  ],
  accessibility: [
    'It must be the first thing on the page that takes the focus, and its target the main of the page.',
    'It changes no address, so that it works under any router and within a shadow root.',
  ],
  content: ['Say where it leads: “Skip to the content”. A second one is seldom worth another stop of Tab.'],
  guidance: [
    {
      do: { says: 'Say where it leads.', shows: <Link href="#content">Skip to the content</Link> },
      dont: { says: 'Say only what it leaves out.', shows: <Link href="#content">Skip navigation</Link> },
    },
  ],
}
