import { ContextualHelp } from '@memberkit/primitives/contextual-help'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Explains a word or a choice where it stands, for those who ask.',
  alternatives: [
    { use: 'Field', when: 'everybody needs it to fill in a field: use its description.' },
    { use: 'Notice', when: 'everybody needs it to decide.' },
    { use: 'Tooltip', when: 'a few words about a control are enough.' },
  ],
  anatomy: [
    { part: 'Button', about: 'A small icon beside what it explains: a question mark, or an i.' },
    { part: 'Heading', about: 'The word or the choice that is explained.' },
    { part: 'Text', about: 'A few sentences.' },
    { part: 'Link', about: 'To where more is said, if there is more.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens or closes it.' },
    { keys: 'Tab', does: 'From the text to the link, and out of it, which closes it.' },
    { keys: 'Escape', does: 'Closes it and gives the focus back to the button.' },
  ],
  accessibility: [
    'The button has a name of its own, which says what the help is about: “Help with the grace period”.',
    'The focus goes to the explanation as a whole, so heading and text are read out; it works by touch.',
  ],
  content: [
    'Two or three short sentences, in the words of the reader.',
    'Nothing that is needed to go on: many never open it.',
  ],
  guidance: [
    {
      do: {
        says: 'Name what the help is about.',
        shows: (
          <span>
            Grace period{' '}
            <ContextualHelp label="Help with the grace period" heading="Grace period">
              For seven days after a payment has failed the plan goes on.
            </ContextualHelp>
          </span>
        ),
      },
      dont: {
        says: 'Call every button “Help”, or repeat the word that it should explain.',
        shows: (
          <span>
            Grace period{' '}
            <ContextualHelp label="Help" heading="Help" kind="info">
              This is the grace period.
            </ContextualHelp>
          </span>
        ),
      },
    },
  ],
}
