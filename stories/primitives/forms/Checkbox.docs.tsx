import { Checkbox } from '@memberkit/primitives/checkbox'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Checkbox is one yes or no, CheckboxGroup any of several. They take effect when their form is sent.',
  alternatives: [
    { use: 'Switch', when: 'it takes effect at once.' },
    { use: 'RadioGroup', when: 'only one of several can be true.' },
    { use: 'ChoiceCards', when: 'each choice needs room for a price or an explanation.' },
  ],
  anatomy: [
    {
      part: 'Box',
      about: 'Checked, not checked, or mixed (`isIndeterminate`) while it stands for several that differ.',
    },
    { part: 'Label', about: 'Beside the box, and part of the target.' },
    { part: 'Description, error', about: 'Under the label.' },
    { part: 'Legend', about: 'Names a group. What is wrong with the group is said under it.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'Checks the box, or takes the check away.' },
    { keys: 'Tab', does: 'Goes to the next box, also within a group.' },
  ],
  accessibility: [
    'Native boxes; a group is a `<fieldset>` with its legend.',
    'A group that is required is checked by Form: HTML has no rule for “at least one of these”.',
    'HTML knows no box that is read only. Show what cannot be changed as text, or disable it and say why.',
  ],
  content: [
    'Word it so that checked means yes: “Tell me by email”, never “Do not tell me”.',
    'A consent says in full what is agreed to.',
  ],
  guidance: [
    {
      do: { says: 'Say what checking it does.', shows: <Checkbox label="Pay future invoices with this card" /> },
      dont: { says: 'Let a check mean no.', shows: <Checkbox label="Do not keep this card" isDefaultChecked /> },
    },
  ],
}
