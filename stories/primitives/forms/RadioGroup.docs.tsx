import { RadioGroup } from '@memberkit/primitives/radio-group'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const amounts = [
  { value: 'full', label: 'All of it', description: '$49.90' },
  { value: 'part', label: 'A part' },
]

export const docs: ComponentDocs = {
  purpose: 'Shows all of a few answers, of which one is chosen.',
  alternatives: [
    { use: 'Select', when: 'there are more than five, and they need not be compared.' },
    { use: 'ChoiceCards', when: 'each answer has a price, a picture or more than a line to say.' },
    { use: 'SegmentedControl', when: 'it changes what is shown here and now.' },
    { use: 'CheckboxGroup', when: 'more than one can be true.' },
  ],
  anatomy: [
    { part: 'Legend', about: 'The question.' },
    { part: 'Option', about: 'A native radio button, its label, and a line under it if it needs one.' },
    { part: 'Card', about: 'With `look="card"`: a frame around the option that can be pressed anywhere.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen answer, or to the first one, and from there out of the group.' },
    { keys: 'Arrow keys', does: 'Choose the next or previous answer, and round at the ends; Safari stops there.' },
    { keys: 'Space', does: 'Chooses the answer that has the focus.' },
  ],
  accessibility: [
    'A `<fieldset>` with its legend; an answer that cannot be chosen is left out by the arrow keys.',
    'What is wrong is said of the group, not of each answer.',
    'HTML knows no radio button that is read only. Show what cannot be changed as text, or disable it and say why.',
  ],
  content: [
    'Choose an answer from the start only if it is right for most people and harms nobody.',
    'Answers are of one kind and one length: all nouns or all sentences.',
  ],
  guidance: [
    {
      do: {
        says: 'Say beside an answer what it means, such as the amount.',
        shows: <RadioGroup label="Refund" options={amounts} defaultValue="full" />,
      },
      dont: {
        says: 'Ask for yes or no in two buttons: that is one checkbox.',
        shows: (
          <RadioGroup
            label="Keep this card"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
      },
    },
  ],
}
