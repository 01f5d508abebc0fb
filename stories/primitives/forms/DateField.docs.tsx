import { DateField } from '@memberkit/primitives/date-field'
import { DatePicker } from '@memberkit/primitives/date-picker'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { calendarLabels, dateMessages } from '../date-messages.ts'

export const docs: ComponentDocs = {
  purpose: 'A date that people know by heart, such as a date of birth, in three parts.',
  alternatives: [
    { use: 'DatePicker', when: 'the date is near today, or its weekday matters.' },
    { use: 'DateRangePicker', when: 'it is a date range.' },
    { use: 'Select', when: 'only a few days are available.' },
  ],
  anatomy: [
    { part: 'Legend', about: 'Names the three parts together.' },
    { part: 'Description', about: 'Precedes the parts, because it helps to fill them in.' },
    { part: 'Part', about: 'An input with its own label, named and ordered by the locale.' },
    { part: 'Message', about: 'The error, shown after the field loses focus; invalid parts are marked.' },
  ],
  keyboard: [
    { keys: '0–9', does: 'Types, and moves to the next empty part once no further digit is possible.' },
    { keys: 'a–z', does: 'Types a month by its name or first letters; accents are ignored.' },
    { keys: '/, -, ., Comma, Space', does: 'Moves to the next part.' },
    { keys: 'Backspace', does: 'At the start of a part: moves to the end of the previous one.' },
    { keys: 'Tab', does: 'Moves to the next part.' },
    { keys: 'Paste', does: 'Fills all parts from a whole date in words or digits.' },
  ],
  accessibility: [
    'A fieldset of three text inputs; legend and error belong to the group, and invalid parts repeat the error.',
    'Focus only advances after a key that completes a part, and never past a filled part.',
    'With `autoComplete="bday"`, browsers autofill each part of a birthday.',
  ],
  content: [
    'If the date is copied from a document, describe where: “As on your passport”.',
    'An error says what to do: “Enter a date that isn’t in the future.”',
    'Ask for a four-digit year: “68” is never expanded to 1968.',
  ],
  guidance: [
    {
      do: {
        caption: 'Use it for a date of birth.',
        example: <DateField label="Date of birth" autoComplete="bday" max="2026-12-31" messages={dateMessages} />,
      },
      dont: {
        caption: 'Make people find their birthday in a calendar.',
        example: <DatePicker label="Date of birth" max="2026-12-31" messages={dateMessages} labels={calendarLabels} />,
      },
    },
  ],
}
