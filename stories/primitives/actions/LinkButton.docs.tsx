import { Button, LinkButton } from '@memberkit/primitives/button'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Goes to another address and looks like a button, where going there is the next step.',
  alternatives: [
    { use: 'Button', when: 'a press does something here and now.' },
    { use: 'Link', when: 'the address stands within text or in a list.' },
    { use: 'Breadcrumbs', when: 'it leads back up.' },
  ],
  anatomy: [{ part: 'Link', about: 'One `<a>` with the look of a Button, in the same tones and sizes.' }],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link.' },
    { keys: 'Enter', does: 'Goes to the address. Space scrolls the page, as with every link.' },
  ],
  accessibility: [
    'It is read as a link, so that people know that it leads away; it can be opened in a new tab and copied.',
    'A link cannot be disabled. Where there is nowhere to go, leave it out or say why in words.',
  ],
  content: ['Say where it leads: “See statement”, “Choose a plan”. Not “Click here”.'],
  guidance: [
    {
      do: {
        says: 'Use it for the next step at another address.',
        shows: (
          <LinkButton tone="primary" href="#plans">
            Choose a plan
          </LinkButton>
        ),
      },
      dont: {
        says: 'Use a button that changes the address when pressed: it cannot be opened in a new tab.',
        shows: <Button tone="primary">Go to the plans</Button>,
      },
    },
  ],
}
