import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Select } from '@memberkit/primitives/select'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const languages = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'French' },
]

export const docs: ComponentDocs = {
  purpose: 'Selects one of several known values. A native select, which opens in the familiar way, also on phones.',
  alternatives: [
    { use: 'RadioGroup', when: 'there are up to five values, and comparing them helps.' },
    { use: 'ComboBox', when: 'there are so many that typing is faster.' },
    { use: 'Menu', when: 'selecting runs an action and isn’t stored.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the field.' },
    { part: 'Control', about: 'Shows the selected value; long values are truncated, but whole in the list.' },
    { part: 'Placeholder', about: 'Means “nothing selected”. A required field can’t return to it.' },
    { part: 'Groups', about: 'Values under headings.' },
  ],
  keyboard: [
    { keys: 'Space, Arrow down, Arrow up', does: 'Open the list, or select the next value, depending on the system.' },
    { keys: 'a–z', does: 'Moves to the next value that begins with the typed letters.' },
    { keys: 'Escape', does: 'Closes the list.' },
  ],
  accessibility: [
    'A native `<select>`: familiar to open and hear.',
    'HTML has no read-only select. Show a fixed value as text, or disable it and say why.',
    'Nothing is preselected: with a placeholder, the field starts empty, whether or not it is required.',
  ],
  content: [
    'Order values as people look for them: by use, by size, otherwise alphabetically.',
    'The placeholder says what to do: “Choose a province”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Show two or three options at once.',
        example: <RadioGroup label="Language" options={languages} orientation="horizontal" defaultValue="en" />,
      },
      dont: { caption: 'Hide two options in a list.', example: <Select label="Language" options={languages} /> },
    },
  ],
}
