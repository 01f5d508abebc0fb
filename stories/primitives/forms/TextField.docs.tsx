import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'TextField is one line of text, TextArea several. Both are native inputs.',
  alternatives: [
    { use: 'Select, RadioGroup', when: 'there is a known set of options.' },
    {
      use: 'MoneyField, NumberField, DateField',
      when: 'it is an amount, a number or a date: these fields parse the locale’s format.',
    },
    { use: 'SearchField', when: 'the text is a search.' },
    { use: 'PasswordField, CodeField, NationalIdField', when: 'it is a secret or a one-time code.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the field. Optional fields are marked beside it.' },
    { part: 'Control', about: '`type`, `inputMode`, `autoComplete` and other attributes reach the native element.' },
    { part: 'Prefix, suffix', about: 'Units and icons inside the control. Pressing them focuses the text.' },
    {
      part: 'Error, description',
      about: 'Below the control. An error replaces nothing: text, focus and description stay.',
    },
    { part: 'Count', about: 'The remaining characters of a TextArea with a limit.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the field, also if read-only.' },
    { keys: 'Enter', does: 'In a TextField: submits its form. In a TextArea: adds a line.' },
  ],
  accessibility: [
    'Prefix and suffix are part of the description: “Refund, $”.',
    'The count is announced after a pause in typing. Text beyond the limit is accepted and reported as too long, never cut off.',
    'A read-only field can be focused, read and copied; a disabled one can’t. Prefer read-only, or say why it is disabled.',
  ],
  content: [
    'State expectations in the description, not in the placeholder, which disappears with the first letter.',
    'Set `autoComplete` wherever the browser may know the value.',
  ],
  guidance: [
    {
      do: {
        caption: 'Mark optional fields in words.',
        example: <TextField label="Preferred name" optionalMark="Optional" />,
      },
      dont: {
        caption: 'Mark required fields with an asterisk, which needs an explanation.',
        example: <TextField label="Full name *" />,
      },
    },
    {
      do: {
        caption: 'Say how to fix the error.',
        example: <TextField label="Email" defaultValue="ada@" error="Enter an address such as ada@example.com." />,
      },
      dont: {
        caption: 'Only say that it is invalid.',
        example: <TextField label="Email" defaultValue="ada@" error="Invalid input" />,
      },
    },
  ],
}
