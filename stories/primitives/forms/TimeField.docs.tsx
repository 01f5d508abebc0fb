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
  purpose: 'Takes a time of day, in the twelve or twenty-four hours of the locale.',
  alternatives: [
    { use: 'RadioGroup', when: 'only a few times are free.' },
    { use: 'WeeklyHours', when: 'it is about the hours of a whole week.' },
    { use: 'Select', when: 'it is a length of time, such as half an hour.' },
  ],
  anatomy: [
    { part: 'Control', about: 'The parts of the time in one box.' },
    { part: 'Hour, minutes', about: 'Inputs that can be typed in or stepped through.' },
    { part: 'Half of the day', about: 'A list of two, where the locale has twelve hours.' },
    { part: 'Message', about: 'What is wrong with the time, once the field has been left.' },
  ],
  keyboard: [
    { keys: '0–9', does: 'Types, and goes on when nothing more can be meant. “14” is 2 PM.' },
    { keys: 'a, p', does: 'Says which half of the day it is, by the first letter of its name in the locale.' },
    { keys: ':, ., h, Space', does: 'Goes on to the next part.' },
    { keys: 'Arrow up, Arrow down', does: 'One hour, or the next multiple of `step` minutes.' },
    { keys: 'Backspace', does: 'At the start of a part: goes back to the one before.' },
    { keys: 'Paste', does: 'Fills all parts: “9:30 PM”, “21:30” or “21 h 30”.' },
  ],
  accessibility: [
    'Hour and minutes are spin buttons with their limits; the half of the day is a native list.',
    'AM or PM is asked for, never guessed, so that nobody is called at nine in the evening by mistake.',
  ],
  content: [
    'Say in the description whose time zone it is, where that can be doubted.',
    'A message says what is missing: “Enter the hour, the minutes, and AM or PM.”',
  ],
  guidance: [
    {
      do: { says: 'Let people type the time.', shows: <TimeField label="Time of the call" messages={timeMessages} /> },
      dont: {
        says: 'Make them look for it in a list of ninety-six.',
        shows: <Select label="Time of the call" options={everyTime} />,
      },
    },
  ],
}
