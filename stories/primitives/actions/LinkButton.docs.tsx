import { Button, LinkButton } from '@memberkit/primitives/button'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A link that looks like a button, for a next step on another page.',
  alternatives: [
    { use: 'Button', when: 'pressing it runs an action on this page.' },
    { use: 'Link', when: 'the link is within text or in a list.' },
    { use: 'Breadcrumbs', when: 'it leads to a parent page.' },
  ],
  anatomy: [{ part: 'Link', about: 'An `<a>` that looks like a Button, in the same tones and sizes.' }],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the link.' },
    { keys: 'Enter', does: 'Follows the link. Space scrolls the page, as for every link.' },
  ],
  accessibility: [
    'Screen readers say that it is a link; it can be opened in a new tab and copied.',
    'Links can’t be disabled. If there is no destination, omit the link or say why in text.',
  ],
  content: ['Name the destination: “See statement”, “Choose a plan”. Not “Click here”.'],
  guidance: [
    {
      do: {
        caption: 'Use it for the next step on another page.',
        example: (
          <LinkButton tone="primary" href="#plans">
            Choose a plan
          </LinkButton>
        ),
      },
      dont: {
        caption: 'Use a button that navigates: it can’t be opened in a new tab.',
        example: <Button tone="primary">Go to the plans</Button>,
      },
    },
  ],
}
