import { NationalIdField } from '@memberkit/primitives/national-id-field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const nationalIdTexts = {
  invalidError: 'Enter all 9 digits.',
  labels: {
    show: 'Show the number',
    hide: 'Hide the number',
    shown: 'The number is visible.',
    hidden: 'The number is hidden.',
  },
}

export const docs: ComponentDocs = {
  purpose:
    'Takes a number that proves who somebody is, such as a social insurance number, and shows no more of it than its last digits.',
  alternatives: [
    { use: 'TextField', when: 'the number is no secret: a member, a case, an invoice.' },
    { use: 'PasswordField', when: 'not even a part of it may be seen.' },
    { use: 'KeyValue', when: 'it is kept already and is only shown, as its last digits.' },
  ],
  anatomy: [
    { part: 'Input', about: 'Bullets and the last digits, in the shape that `format` gives.' },
    { part: 'Button', about: 'Shows all digits until it is pressed again, the field is left, or time is up.' },
  ],
  keyboard: [
    { keys: 'Backspace, Delete', does: 'Take digits away anywhere, also while they cannot be seen.' },
    { keys: 'Tab', does: 'Goes from the number to the button; leaving that, the number is hidden.' },
  ],
  accessibility: [
    'Showing and hiding are read out, also when the field does it by itself.',
    'While it is hidden, the digits are nowhere in the page: not in the input, not in a hidden one. A form gets them as it is sent.',
    'Nothing is suggested or remembered by the browser. Numbers can be pasted with or without separators, in the digits of any script.',
  ],
  content: [
    'Say why it is asked for: people are told to guard it.',
    'Say its shape in the message: “Enter all 9 digits”.',
    'In examples, use numbers that nobody can have.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what it is for.',
        shows: (
          <NationalIdField
            {...nationalIdTexts}
            label="Social insurance number"
            description="We look for it where stolen numbers are sold. We use it for nothing else."
            format="### ### ###"
          />
        ),
      },
      dont: {
        says: 'Leave the number to be read by anybody who passes.',
        shows: <TextField label="Social insurance number" defaultValue="000 000 000" />,
      },
    },
  ],
}
