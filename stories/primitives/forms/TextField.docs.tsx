import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'TextField takes one line of text, TextArea several. Both are the browser’s own.',
  alternatives: [
    { use: 'Select, RadioGroup', when: 'there is a known set of answers.' },
    {
      use: 'MoneyField, NumberField, DateField',
      when: 'it is an amount, a number or a day: they read it as the locale writes it.',
    },
    { use: 'SearchField', when: 'the text is what to search for.' },
    { use: 'PasswordField, CodeField, NationalIdField', when: 'it is a secret, or a code that is used once.' },
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
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field, also if it is read only.' },
    { keys: 'Enter', does: 'In a TextField: submits its form. In a TextArea: begins a new line.' },
  ],
  accessibility: [
    'Prefix and suffix belong to the description: “Refund, $”.',
    'A count is read out when the typing pauses. More than the limit can be typed, and is said to be too much: nothing is cut off.',
    'A field that is read only can be reached, read and copied; a disabled one cannot. Prefer the first, or say why.',
  ],
  content: [
    'Say what is expected in the description, not in the placeholder, which goes away with the first letter.',
    'Set `autoComplete` wherever the browser may know the answer.',
  ],
  guidance: [
    {
      do: {
        says: 'Mark optional fields in words.',
        shows: <TextField label="Preferred name" optionalMark="Optional" />,
      },
      dont: {
        says: 'Mark required fields with a star, which has to be explained.',
        shows: <TextField label="Full name *" />,
      },
    },
    {
      do: {
        says: 'Say how to put it right.',
        shows: <TextField label="Email" defaultValue="ada@" error="Enter an address such as ada@example.com." />,
      },
      dont: {
        says: 'Say only that it is wrong.',
        shows: <TextField label="Email" defaultValue="ada@" error="Invalid input" />,
      },
    },
  ],
}
