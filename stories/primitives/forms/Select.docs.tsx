import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Select } from '@memberkit/primitives/select'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const languages = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'French' },
]

export const docs: ComponentDocs = {
  purpose:
    'Takes one of some known values. It is the browser’s own: its list opens as people know it, on telephones too.',
  alternatives: [
    { use: 'RadioGroup', when: 'there are five values or fewer, and comparing them helps.' },
    { use: 'ComboBox', when: 'there are so many that typing finds one faster.' },
    { use: 'Menu', when: 'a choice does something and is not kept.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the field.' },
    { part: 'Control', about: 'Shows what is chosen; long values end in dots, the list shows them whole.' },
    { part: 'Placeholder', about: 'Stands for “nothing chosen”. A required field cannot go back to it.' },
    { part: 'Groups', about: 'Values under headings.' },
  ],
  keyboard: [
    { keys: 'Space, Arrow down, Arrow up', does: 'Open the list, or choose the next value, as the system does.' },
    { keys: 'a–z', does: 'Goes to the next value that begins with what is typed.' },
    { keys: 'Escape', does: 'Closes the list.' },
  ],
  accessibility: [
    'A native `<select>`: it opens and is read out as people know it from everywhere.',
    'HTML knows no select that is read only. Show what cannot be changed as text, or disable it and say why.',
    'Nothing is chosen for anybody: with a placeholder, a field begins empty, whether or not it is required.',
  ],
  content: [
    'Values in the order in which people look for them: by use, by size, else by the alphabet.',
    'The placeholder says what to do: “Choose a province”.',
  ],
  guidance: [
    {
      do: {
        says: 'Show two or three answers at once.',
        shows: <RadioGroup label="Language" options={languages} orientation="horizontal" defaultValue="en" />,
      },
      dont: { says: 'Hide two answers in a list.', shows: <Select label="Language" options={languages} /> },
    },
  ],
}
