import { Select } from '@memberkit/primitives/select'
import { TimeField } from '@memberkit/primitives/time-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { timeMessages } from '../date-messages.ts'

const everyTime = Array.from({ length: 96 }, (_, index) => {
  const hour = Math.floor(index / 4)
  const label = `${hour % 12 || 12}:${String((index % 4) * 15).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  return { value: label, label }
})

export const docs: ComponentDocs = {
  purpose: 'A time of day, in the locale’s 12-hour or 24-hour format.',
  alternatives: [
    { use: 'RadioGroup', when: 'only a few times are available.' },
    { use: 'WeeklyHours', when: 'it is about the opening hours of a week.' },
    { use: 'Select', when: 'it is a duration, such as half an hour.' },
  ],
  anatomy: [
    { part: 'Control', about: 'The parts of the time in one box.' },
    { part: 'Hour, minutes', about: 'Inputs for typing or stepping.' },
    { part: 'Half of the day', about: 'A list of AM and PM, in 12-hour locales.' },
    { part: 'Message', about: 'The error, shown after the field loses focus.' },
  ],
  keyboard: [
    { keys: '0–9', does: 'Types, and moves on once no further digit is possible. “14” is 2 PM.' },
    { keys: 'a, p', does: 'Sets AM or PM by the first letter of its name in the locale.' },
    { keys: ':, ., h, Space', does: 'Moves to the next part.' },
    { keys: 'Arrow up, Arrow down', does: 'By one hour, or to the next multiple of `step` minutes.' },
    { keys: 'Backspace', does: 'At the start of a part: moves to the previous one.' },
    { keys: 'Paste', does: 'Fills all parts: “9:30 PM”, “21:30” or “21 h 30”.' },
  ],
  accessibility: [
    'Hours and minutes are spin buttons with limits; AM or PM is a native select.',
    'AM or PM is required, never guessed, so that nobody is called at nine in the evening by mistake.',
  ],
  content: [
    'Name the time zone in the description if it can be in doubt.',
    'An error says what is missing: “Enter the hour, the minutes, and AM or PM.”',
  ],
  guidance: [
    {
      do: {
        caption: 'Let people type the time.',
        example: <TimeField label="Time of the call" messages={timeMessages} />,
      },
      dont: {
        caption: 'Make people find it in a list of ninety-six.',
        example: <Select label="Time of the call" options={everyTime} />,
      },
    },
  ],
}
