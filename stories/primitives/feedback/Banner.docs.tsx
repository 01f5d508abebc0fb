import { Banner } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose:
    'Says what is true of the whole page or panel below it, for as long as it is true: a payment that failed, a plan that is paused.',
  alternatives: [
    { use: 'Alert', when: 'it happened at one place, or just now.' },
    { use: 'Notice', when: 'it is one sentence about the thing beside it.' },
    { use: 'OfflineState', when: 'there is nothing to show below it.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the tone, or one of its own.' },
    { part: 'Title', about: 'What is true. It stays when the text is folded away.' },
    { part: 'Text', about: 'What it means and until when.' },
    { part: 'Actions', about: 'What settles it. They stay, too.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the title if it can be folded, then to links and actions.' },
    { keys: 'Enter, Space', does: 'On the title: folds the text away or out.' },
  ],
  accessibility: [
    'It is read in its place and not announced. Announce a change with `announce`.',
    'A native `<details>` where it can be folded. Give it an `aria-label` to make it a landmark.',
    'It cannot be dismissed: it goes when what it says is no longer true.',
  ],
  content: [
    'The title is a whole sentence, for it may stand alone: “Your last payment did not go through”.',
    'Say how long it is true and what happens then.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what settles it, and offer that.',
        shows: (
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
        says: 'Use it for news that nobody has to know.',
        shows: (
          <Banner tone="info" title="We have a new look">
            We hope that you like it.
          </Banner>
        ),
      },
    },
  ],
}
