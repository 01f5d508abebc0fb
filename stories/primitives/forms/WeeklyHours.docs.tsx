import { TextArea } from '@memberkit/primitives/text-field'
import { closedWeek, WeeklyHours } from '@memberkit/primitives/weekly-hours'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { weeklyHours } from '../weekly-hours-words.ts'

const week = { ...closedWeek, monday: [{ start: '09:00', end: '17:30' }] }

export const docs: ComponentDocs = {
  purpose: 'Edits the hours of a week, such as when an office is open: each day closed, or with one span or more.',
  alternatives: [
    { use: 'TimeField', when: 'it is one time of one day.' },
    { use: 'DateRangePicker', when: 'it is a period of whole days, such as holidays.' },
    { use: 'KeyValue', when: 'the hours are only shown.' },
  ],
  anatomy: [
    { part: 'Day', about: 'A row with a checkbox: checked, it is open. The week starts where the locale starts it.' },
    { part: 'Hours', about: 'From one time to another, in one box; as many of them as a day needs.' },
    { part: 'Add, remove', about: 'More hours on the same day, and fewer; the last ones go with the checkbox.' },
    { part: 'Copy', about: 'A menu that gives the hours of a day to other days.' },
    { part: 'Message', about: 'Under the hours that it is about, once they have been left.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'On a day: opens or closes it. One that is opened again has the hours that it had.' },
    { keys: '0–9, a, p, Arrow keys, Paste', does: 'In the hours: as in a TimeField.' },
    { keys: 'Enter, Space', does: 'On “Add hours”: adds a span and goes to it.' },
    { keys: 'Tab', does: 'Goes through a day, then on to the next.' },
  ],
  accessibility: [
    'Each day is a group with its name; the times within are groups named “Opens” and “Closes”.',
    'After adding and removing the focus goes to the hours that are worked on next; copying is read out.',
    '`onChange` says with the hours whether all of them can be taken, so a form need not check them again.',
  ],
  content: [
    'Say whose time zone it is in the description.',
    'Midnight, as an end, is the end of the day. Hours that go on after midnight are the next day’s.',
    'A message says what to do: “These hours overlap. Leave a gap between them, or make them one.”',
  ],
  guidance: [
    {
      do: {
        says: 'Let each day have its own hours.',
        shows: <WeeklyHours label="Opening hours" defaultValue={week} {...weeklyHours} />,
      },
      dont: {
        says: 'Take the hours as text, which cannot be checked or searched.',
        shows: <TextArea label="Opening hours" defaultValue="Mon-Fri 9-5:30, closed for lunch" />,
      },
    },
  ],
}
