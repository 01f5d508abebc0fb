import { Banner } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose:
    'Says what applies to the whole page or panel below it for as long as it is true: a failed payment, a paused plan.',
  alternatives: [
    { use: 'Alert', when: 'it happened in one place, or just now.' },
    { use: 'Notice', when: 'it is one sentence about what is beside it.' },
    { use: 'OfflineState', when: 'there is no content below it.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the tone, or a custom one.' },
    { part: 'Title', about: 'What is true. Stays visible when the text is collapsed.' },
    { part: 'Text', about: 'What it means and until when.' },
    { part: 'Actions', about: 'What resolves it. Stays visible, too.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the title if it can be collapsed, then to links and actions.' },
    { keys: 'Enter, Space', does: 'On the title: expands or collapses the text.' },
  ],
  accessibility: [
    'It is read in place and not announced. Announce a change with `announce`.',
    'A native `<details>` if collapsible. Give it an `aria-label` to make it a landmark.',
    'It can’t be dismissed: it disappears when it is no longer true.',
  ],
  content: [
    'The title is a whole sentence, because it may stand alone: “Your last payment didn’t go through”.',
    'Say how long it applies and what happens then.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say what resolves it, and offer that.',
        example: (
          <Banner
            tone="caution"
            title="Your card ends this month"
            actions={<Button size="small">Update the card</Button>}
          >
            We charge it next on April 7, 2026.
          </Banner>
        ),
      },
      dont: {
        caption: 'Use it for unimportant news.',
        example: (
          <Banner tone="info" title="We have a new look">
            We hope that you like it.
          </Banner>
        ),
      },
    },
  ],
}
