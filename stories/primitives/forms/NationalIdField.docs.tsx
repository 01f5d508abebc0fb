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
  purpose: 'An identity number, such as a social insurance number, shown only by its last digits.',
  alternatives: [
    { use: 'TextField', when: 'the number isn’t secret: a member, a case, an invoice.' },
    { use: 'PasswordField', when: 'not even a part of it may be visible.' },
    { use: 'KeyValue', when: 'the number is stored and only displayed, by its last digits.' },
  ],
  anatomy: [
    { part: 'Input', about: 'Bullets and the last digits, in the pattern of `format`.' },
    { part: 'Button', about: 'Shows all digits until pressed again, until blur, or for a limited time.' },
  ],
  keyboard: [
    { keys: 'Backspace, Delete', does: 'Delete digits anywhere, also while hidden.' },
    { keys: 'Tab', does: 'Moves from the number to the button; leaving the button hides the number.' },
  ],
  accessibility: [
    'Showing and hiding are announced, also when automatic.',
    'While hidden, the digits are nowhere in the page, not even in a hidden input. The form gets them on submit.',
    'The browser neither suggests nor stores the number. Pasting works with or without separators, in digits of any script.',
  ],
  content: [
    'Say why you ask for it: people are told to guard it.',
    'Give the format in the error: “Enter all 9 digits”.',
    'Use impossible numbers in examples.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say what it is for.',
        example: (
          <NationalIdField
            {...nationalIdTexts}
            label="Social insurance number"
            description="We look for it where stolen numbers are sold. We use it for nothing else."
            format="### ### ###"
          />
        ),
      },
      dont: {
        caption: 'Leave the number visible to anyone who passes.',
        example: <TextField label="Social insurance number" defaultValue="000 000 000" />,
      },
    },
  ],
}
