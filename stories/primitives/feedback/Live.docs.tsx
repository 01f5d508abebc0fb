import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Says a sentence to people who use a screen reader, without moving the focus: `announce(sentence)`.',
  alternatives: [
    { use: 'Alert, Notice', when: 'it is to be seen as well: they are read out by themselves.' },
    { use: 'Toast', when: 'it is news of something done: it is read out and shown.' },
    { use: 'The focus', when: 'people go on somewhere else: move the focus there, and what it reaches is read out.' },
  ],
  anatomy: [
    { part: 'LiveRegion', about: 'One polite and one assertive region. Rendered once, near the root of the page.' },
    { part: 'announce', about: 'Speaks from it; in an open modal dialog, or where there is none, it makes one.' },
  ],
  keyboard: [],
  accessibility: [
    '`polite` waits for a pause; `assertive` interrupts, so it is for errors only.',
    'A sentence goes away after 7 seconds, so that nobody comes across it later. The same one is read again if said again.',
    'On a server it does nothing, and importing it changes nothing.',
  ],
  content: [
    'One whole sentence for one action: “3 invoices found.” Not each letter that is typed.',
    'Say the result, not what was pressed.',
  ],
  guidance: [
    {
      do: {
        says: 'Say the result, once it is there.',
        shows: <Button onPress={() => announce('3 invoices found.')}>Search</Button>,
      },
      dont: {
        says: 'Interrupt with what can wait.',
        shows: <Button onPress={() => announce('Searching…', 'assertive')}>Search</Button>,
      },
    },
  ],
}
