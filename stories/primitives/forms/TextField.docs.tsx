import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'TextField takes one line of text, TextArea several. Both are the browser’s own.',
  alternatives: [
    { use: 'Select, RadioGroup', when: 'the answers are known.' },
    {
      use: 'MoneyField, NumberField, DateField',
      when: 'it is an amount, a number or a day: they read it as the locale writes it.',
    },
    { use: 'SearchField', when: 'the words are looked for.' },
    { use: 'PasswordField, CodeField, NationalIdField', when: 'not everybody may see it, or it is used once.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the field. What may be left empty is marked beside it.' },
    { part: 'Control', about: '`type`, `inputMode`, `autoComplete` and the rest reach the native element.' },
    { part: 'Prefix, suffix', about: 'Units and icons within the control. A press on them goes to the text.' },
    {
      part: 'Error, description',
      about: 'Under the control. An error takes nothing away: text, focus and description stay.',
    },
    { part: 'Count', about: 'How many characters are left in a TextArea with a limit.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'In a TextField: submits its form. In a TextArea: begins a new line.' }],
  accessibility: [
    'Prefix and suffix belong to the description: “Refund, $”.',
    'A count is read out when the typing pauses. More than the limit can be typed, and is said to be too much: nothing is cut off.',
    'What is read only can be reached, read and copied; what is disabled cannot. Prefer the first, or say why.',
  ],
  content: [
    'Fields are as wide as their form. Say what is expected in the description, not in the placeholder.',
    'Set `autoComplete` wherever the browser may know the answer.',
  ],
  guidance: [
    {
      do: {
        says: 'Mark what may be left empty.',
        shows: <TextField label="Preferred name" optionalMark="Optional" />,
      },
      dont: {
        says: 'Mark what must be filled in, with a star to be explained.',
        shows: <TextField label="Full name *" />,
      },
    },
    {
      do: {
        says: 'Say how to put it right.',
        shows: <TextField label="Email" defaultValue="ada@" error="Enter an address such as ada@example.com." />,
      },
      dont: {
        says: 'Say that it is wrong.',
        shows: <TextField label="Email" defaultValue="ada@" error="Invalid input" />,
      },
    },
  ],
}
