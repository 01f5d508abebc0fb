import { Button } from '@memberkit/primitives/button'
import { ButtonGroup } from '@memberkit/primitives/button-group'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Splits a long form into steps, where an answer decides what is asked next, or each part needs thought.',
  alternatives: [
    { use: 'Form', when: 'all of it fits on one page: one page is faster than three.' },
    { use: 'Stepper', when: 'the steps are pages of their own, with addresses.' },
    { use: 'Disclosure', when: 'parts can be filled in in any order.' },
  ],
  anatomy: [
    { part: 'Stepper', about: 'Where somebody is. Steps that were left lead back.' },
    { part: 'Heading', about: 'What the step asks. It takes the focus when the step is shown.' },
    { part: 'Form', about: 'The fields of the step, above them a summary of what is wrong.' },
    { part: 'Buttons', about: 'Back, cancel, and continue. In the last step the last one says what it does.' },
    { part: 'ReviewSection', about: 'In the last step: what was answered in one step, and a button that leads there.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: leaves the step, if it is in order.' },
    { keys: 'Tab', does: 'From the heading: goes to the first field.' },
  ],
  accessibility: [
    'When the step changes the heading has the focus: it is read out, with its place in the steps.',
    'A step that is not in order is not left; the summary of what is wrong takes the focus, and leads to each field.',
    'What was typed is kept when somebody goes back, and when a server finds something wrong.',
  ],
  content: [
    'A heading asks or names: “How can we reach you?”. The name among the steps is one word: “Contact”.',
    'Show all answers before a step that cannot be undone, and name the last button by what it does: “Pay $49.90”.',
  ],
  guidance: [
    {
      do: {
        says: 'Name the last button by what it does.',
        shows: (
          <ButtonGroup>
            <Button>Back</Button>
            <Button tone="primary">Pay $49.90</Button>
          </ButtonGroup>
        ),
      },
      dont: {
        says: 'Leave people to guess whether another step follows.',
        shows: (
          <ButtonGroup>
            <Button>Back</Button>
            <Button tone="primary">Continue</Button>
          </ButtonGroup>
        ),
      },
    },
  ],
}
