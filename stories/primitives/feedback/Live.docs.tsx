import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Announces a sentence to screen readers without moving focus: `announce(sentence)`.',
  alternatives: [
    { use: 'Alert, Notice', when: 'it should also be visible: these announce themselves.' },
    { use: 'Toast', when: 'it confirms an action: it is shown and announced.' },
    { use: 'The focus', when: 'people continue elsewhere: move focus there, and its content is read.' },
  ],
  anatomy: [
    { part: 'LiveRegion', about: 'One polite and one assertive region. Rendered once, near the root of the page.' },
    { part: 'announce', about: 'Announces through it, or creates one in an open modal dialog or if there is none.' },
  ],
  keyboard: [],
  accessibility: [
    '`polite` waits for a pause; `assertive` interrupts, so use it for errors only.',
    'A sentence is removed after 7 seconds, so that nobody finds it later. Announcing it again reads it again.',
    'On a server it does nothing, and importing it has no side effects.',
  ],
  content: [
    'One whole sentence per action: “3 invoices found.” Not every typed letter.',
    'Announce the result, not the press.',
  ],
  guidance: [
    {
      do: {
        caption: 'Announce the result once it is there.',
        example: <Button onPress={() => announce('3 invoices found.')}>Search</Button>,
      },
      dont: {
        caption: 'Interrupt with something that can wait.',
        example: <Button onPress={() => announce('Searching…', 'assertive')}>Search</Button>,
      },
    },
  ],
}
