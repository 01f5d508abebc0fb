import { RadioGroup } from '@memberkit/primitives/radio-group'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const amounts = [
  { value: 'full', label: 'All of it', description: '$49.90' },
  { value: 'part', label: 'A part' },
]

export const docs: ComponentDocs = {
  purpose: 'Shows all of a few options, of which one is selected.',
  alternatives: [
    { use: 'Select', when: 'there are more than five options that need no comparison.' },
    { use: 'ChoiceCards', when: 'each option has a price, a picture or more than a line of text.' },
    { use: 'SegmentedControl', when: 'it changes the current view immediately.' },
    { use: 'CheckboxGroup', when: 'more than one can be selected.' },
  ],
  anatomy: [
    { part: 'Legend', about: 'The question.' },
    { part: 'Option', about: 'A native radio button, its label, and an optional line of description.' },
    { part: 'Card', about: 'With `appearance="card"`: a frame that makes the whole option pressable.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected option, or the first one, then out of the group.' },
    { keys: 'Arrow keys', does: 'Select the next or previous option, wrapping at the ends; Safari doesn’t wrap.' },
    { keys: 'Space', does: 'Selects the focused option.' },
  ],
  accessibility: [
    'A `<fieldset>` with a legend; arrow keys skip unavailable options.',
    'The error belongs to the group, not to each option.',
    'HTML has no read-only radio buttons. Show a fixed value as text, or disable the group and say why.',
  ],
  content: [
    'Preselect an option only if it is right for most people and harms nobody.',
    'Write options in parallel form: all nouns or all sentences.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say what an option means, such as its amount.',
        example: <RadioGroup label="Refund" options={amounts} defaultValue="full" />,
      },
      dont: {
        caption: 'Ask a yes or no question with two options: use one Checkbox.',
        example: (
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
