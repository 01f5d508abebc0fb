import { Checkbox } from '@memberkit/primitives/checkbox'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Checkbox is one yes or no; CheckboxGroup selects any of several. They apply when the form is submitted.',
  alternatives: [
    { use: 'Switch', when: 'it takes effect immediately.' },
    { use: 'RadioGroup', when: 'only one of several can be selected.' },
    { use: 'ChoiceCards', when: 'each option needs space for a price or an explanation.' },
  ],
  anatomy: [
    {
      part: 'Box',
      about: 'Checked, unchecked, or mixed (`isIndeterminate`) if it represents several that differ.',
    },
    { part: 'Label', about: 'Beside the checkbox, and part of the target.' },
    { part: 'Description, error', about: 'Under the label.' },
    { part: 'Legend', about: 'Names a group. The group’s error appears below it.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'Checks or unchecks the checkbox.' },
    { keys: 'Tab', does: 'Moves to the next checkbox, also within a group.' },
  ],
  accessibility: [
    'Native checkboxes; a group is a `<fieldset>` with a legend.',
    'Form validates a required group: HTML has no rule for “at least one of these”.',
    'HTML has no read-only checkboxes. Show a fixed value as text, or disable it and say why.',
  ],
  content: [
    'Word it so that checked means yes: “Email me”, never “Don’t email me”.',
    'A consent states in full what the person agrees to.',
  ],
  guidance: [
    {
      do: { caption: 'Say what checking it does.', example: <Checkbox label="Pay future invoices with this card" /> },
      dont: {
        caption: 'Let a checked box mean no.',
        example: <Checkbox label="Do not keep this card" isDefaultChecked />,
      },
    },
  ],
}
