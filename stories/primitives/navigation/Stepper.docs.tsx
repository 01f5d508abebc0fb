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
  purpose: 'Says how far somebody has come in something with a few steps, and what is still to come.',
  alternatives: [
    { use: 'Wizard', when: 'the steps are forms: it brings a Stepper.' },
    { use: 'Progress', when: 'a machine works, and nobody has to do anything.' },
    { use: 'Timeline', when: 'it tells what happened, with times.' },
    { use: 'TabLinks', when: 'the parts have no order.' },
  ],
  anatomy: [
    {
      part: 'Step',
      about: 'A marker with a number, a check mark or a warning; a label; a description if it needs one.',
    },
    { part: 'Line', about: 'Leads to the next step, in the accent colour once the step is done.' },
    {
      part: 'Summary',
      about: 'In less than 560 px: the place in the steps and the name of the current one, above a bar.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'With `onStepPress`: goes through the steps that can be gone back to.' },
    { keys: 'Enter, Space', does: 'Goes back to the step.' },
  ],
  accessibility: [
    'It is a list in which the current step is marked; “done” and “needs attention” are said in words.',
    'In a narrow container, the steps that have no room on the screen are still read out.',
  ],
  content: [
    'Two to six steps. Labels are nouns, one or two words: “Contact”, “Plan”, “Payment”.',
    'Count only what somebody has to do: a confirmation page is not a step.',
  ],
  guidance: [
    {
      do: {
        says: 'Name a step by what it is about.',
        shows: <Stepper {...texts} label="An example" steps={stepsOf('Contact', 'Payment')} orientation="vertical" />,
      },
      dont: {
        says: 'Make sentences of the labels.',
        shows: (
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
