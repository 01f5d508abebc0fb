import { ContextualHelp } from '@memberkit/primitives/contextual-help'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Explains a term or an option in place, for those who ask.',
  alternatives: [
    { use: 'Field', when: 'everyone needs it to fill in a field: use the field’s description.' },
    { use: 'Notice', when: 'everyone needs it to decide.' },
    { use: 'Tooltip', when: 'a few words about a control are enough.' },
  ],
  anatomy: [
    { part: 'Button', about: 'A small icon beside what it explains: a question mark, or an i.' },
    { part: 'Heading', about: 'The explained term or option.' },
    { part: 'Text', about: 'A few sentences.' },
    { part: 'Link', about: 'A link to further information.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens or closes it.' },
    { keys: 'Tab', does: 'Moves from the text to the link, then out, which closes it.' },
    { keys: 'Escape', does: 'Closes it and returns focus to the button.' },
  ],
  accessibility: [
    'The button’s name says what the help is about: “Help with the grace period”.',
    'Focus moves to the whole explanation, so heading and text are read; it works by touch.',
  ],
  content: [
    'Two or three short sentences in everyday words.',
    'Nothing that people need to continue: many never open it.',
  ],
  guidance: [
    {
      do: {
        caption: 'Name what the help is about.',
        example: (
          <span>
            Grace period{' '}
            <ContextualHelp label="Help with the grace period" heading="Grace period">
              For seven days after a payment has failed the plan goes on.
            </ContextualHelp>
          </span>
        ),
      },
      dont: {
        caption: 'Call every button “Help”, or repeat the term to be explained.',
        example: (
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
