import { Stepper, type Step } from '@memberkit/primitives/stepper'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const texts = {
  positionLabel: (position: number, count: number) => `Step ${position} of ${count}`,
  doneLabel: 'Done',
  problemLabel: 'Needs attention',
}
const stepsOf = (...labels: string[]): Step[] =>
  labels.map((label, at) => ({ id: label, label, state: at === 0 ? 'current' : 'upcoming' }))

export const docs: ComponentDocs = {
  purpose: 'Shows progress through a few steps, and which are still to come.',
  alternatives: [
    { use: 'Wizard', when: 'the steps are forms: Wizard includes a Stepper.' },
    { use: 'Progress', when: 'a machine is working, and nobody has to do anything.' },
    { use: 'Timeline', when: 'it lists past events with times.' },
    { use: 'TabLinks', when: 'the parts have no order.' },
  ],
  anatomy: [
    {
      part: 'Step',
      about: 'A marker with a number, a check mark or a warning; a label; an optional description.',
    },
    { part: 'Line', about: 'Leads to the next step, in the accent colour once the step is done.' },
    {
      part: 'Summary',
      about:
        'Below 560 px: the position and the name of the current step, above a bar. Without one, it names a step with a problem or the last completed one, with its state in words.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'With `onStepPress`: moves through the steps that people can return to.' },
    { keys: 'Enter, Space', does: 'Returns to the step.' },
  ],
  accessibility: [
    'A list in which the current step is marked; “done” and “needs attention” are words.',
    'In a narrow container, screen readers still read the steps that don’t fit on screen.',
  ],
  content: [
    'Two to six steps. Labels are nouns of one or two words: “Contact”, “Plan”, “Payment”.',
    'Count only steps that need input: a confirmation page isn’t one.',
  ],
  guidance: [
    {
      do: {
        caption: 'Name a step by its topic.',
        example: <Stepper {...texts} label="An example" steps={stepsOf('Contact', 'Payment')} orientation="vertical" />,
      },
      dont: {
        caption: 'Use sentences as labels.',
        example: (
          <Stepper
            {...texts}
            label="Another example"
            steps={stepsOf('Enter your contact details', 'Choose how to pay')}
            orientation="vertical"
          />
        ),
      },
    },
  ],
}
