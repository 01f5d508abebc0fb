import { DateField } from '@memberkit/primitives/date-field'
import { DatePicker } from '@memberkit/primitives/date-picker'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { calendarLabels, dateMessages } from '../date-messages.ts'

export const docs: ComponentDocs = {
  purpose: 'Takes a day that people know by heart, such as a date of birth, in three parts.',
  alternatives: [
    { use: 'DatePicker', when: 'the day is near today, or the weekday helps to choose it.' },
    { use: 'DateRangePicker', when: 'it is a period, with a first and a last day.' },
    { use: 'Select', when: 'only few days can be chosen at all.' },
  ],
  anatomy: [
    { part: 'Legend', about: 'Names the three parts together.' },
    { part: 'Description', about: 'Stands before the parts, because it helps to fill them in.' },
    { part: 'Part', about: 'An input with its own label, named and ordered by the locale.' },
    { part: 'Message', about: 'What is wrong with the day, once the field has been left; the wrong parts are marked.' },
  ],
  keyboard: [
    { keys: '0–9', does: 'Types, and goes on to the next part when nothing more can be meant and that one is empty.' },
    { keys: 'a–z', does: 'Types a month by its name or its first letters; accents need not be typed.' },
    { keys: '/, -, ., Comma, Space', does: 'Goes on to the next part.' },
    { keys: 'Backspace', does: 'At the start of a part: goes back to the end of the one before.' },
    { keys: 'Tab', does: 'Goes to the next part.' },
    { keys: 'Paste', does: 'Fills all three from a whole date in words or figures.' },
  ],
  accessibility: [
    'A fieldset of three text inputs; the legend and the message belong to the group, and the wrong parts repeat the message.',
    'The focus moves on only after a key that ends a part, never over a part that has been filled in.',
    'With `autoComplete="bday"` browsers know which part of a birthday each is.',
  ],
  content: [
    'Give an example in the description if the date is to be copied from a document: “As on your passport”.',
    'A message says what to do: “Enter a day that is not in the future.”',
    'Ask for four figures of the year: “68” is never taken for 1968.',
  ],
  guidance: [
    {
      do: {
        says: 'Use it for a date of birth.',
        shows: <DateField label="Date of birth" autoComplete="bday" max="2026-12-31" messages={dateMessages} />,
      },
      dont: {
        says: 'Make people look for their birthday in a calendar.',
        shows: <DatePicker label="Date of birth" max="2026-12-31" messages={dateMessages} labels={calendarLabels} />,
      },
    },
  ],
}
