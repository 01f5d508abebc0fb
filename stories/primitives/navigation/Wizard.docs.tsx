import { Button } from '@memberkit/primitives/button'
import { ButtonGroup } from '@memberkit/primitives/button-group'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Splits a long form into steps, if an answer determines the next question, or each part needs thought.',
  alternatives: [
    { use: 'Form', when: 'it fits on one page: one page is faster than three.' },
    { use: 'Stepper', when: 'the steps are pages with URLs of their own.' },
    { use: 'Disclosure', when: 'the parts can be filled in in any order.' },
  ],
  anatomy: [
    { part: 'Stepper', about: 'The current position. Completed steps can be reopened.' },
    { part: 'Heading', about: 'The question of the step. Takes focus when the step is shown.' },
    { part: 'Form', about: 'The step’s fields, below an error summary.' },
    { part: 'Buttons', about: 'Back, cancel, and continue. In the last step, the label names the action.' },
    { part: 'ReviewSection', about: 'In the last step: the answers of one step, with a button to edit them.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: continues, if the step is valid.' },
    { keys: 'Tab', does: 'From the heading: moves to the first field.' },
  ],
  accessibility: [
    'When the step changes, focus moves to its heading, which is read with its position.',
    'An invalid step stays open; its error summary takes focus and links to each field.',
    'Input is kept when people go back, and when a server reports errors.',
  ],
  content: [
    'A heading asks or names: “How can we reach you?”. The step’s label is one word: “Contact”.',
    'Show all answers before an irreversible step, and name the last button after its action: “Pay $49.90”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Name the last button after its action.',
        example: (
          <ButtonGroup>
            <Button>Back</Button>
            <Button tone="primary">Pay $49.90</Button>
          </ButtonGroup>
        ),
      },
      dont: {
        caption: 'Make people guess whether another step follows.',
        example: (
          <ButtonGroup>
            <Button>Back</Button>
            <Button tone="primary">Continue</Button>
          </ButtonGroup>
        ),
      },
    },
  ],
}
