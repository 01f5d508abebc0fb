import { Link } from '@memberkit/primitives/link'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Moves keyboard users past the header and navigation, straight to the content.',
  alternatives: [
    { use: 'AppShell', when: 'it frames the page: AppShell has its own skip link.' },
    { use: 'Link', when: 'everyone should see it, as in a table of contents.' },
  ],
  anatomy: [{ part: 'SkipLink', about: 'One link in the corner of the window, visible while focused.' }],
  keyboard: [
    { keys: 'Tab', does: 'From the start of the page: shows it.' },
    { keys: 'Enter', does: 'Moves focus to the content, and hides the link again.' },
  ],
  accessibility: [
    'It must be the first focusable element on the page, and its target the page’s main content.',
    'It doesn’t change the URL, so it works with any router and in a shadow root.',
  ],
  content: ['Name the destination: “Skip to the content”. A second skip link is rarely worth another tab stop.'],
  guidance: [
    {
      do: { caption: 'Name the destination.', example: <Link href="#content">Skip to the content</Link> },
      dont: { caption: 'Name only what it skips.', example: <Link href="#content">Skip navigation</Link> },
    },
  ],
}
