import { TextArea } from '@memberkit/primitives/text-field'
import { closedWeek, WeeklyHours } from '@memberkit/primitives/weekly-hours'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { weeklyHours } from '../weekly-hours-words.ts'

const week = { ...closedWeek, monday: [{ start: '09:00', end: '17:30' }] }

export const docs: ComponentDocs = {
  purpose: 'Edits the hours of a week, such as opening hours: each day is closed or has one or more time ranges.',
  alternatives: [
    { use: 'TimeField', when: 'it is one time of day.' },
    { use: 'DateRangePicker', when: 'it is a date range, such as holidays.' },
    { use: 'KeyValue', when: 'the hours are only displayed.' },
  ],
  anatomy: [
    { part: 'Day', about: 'A row with a checkbox: checked means open. The first day of the week follows the locale.' },
    { part: 'Hours', about: 'Start and end time in one box; as many as a day needs.' },
    { part: 'Add, remove', about: 'Adds or removes a time range; the checkbox removes the last one.' },
    { part: 'Copy', about: 'A menu that copies a day’s hours to other days.' },
    { part: 'Message', about: 'Below the hours it is about, after they lose focus.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'On a day: opens or closes it. Reopening restores its hours.' },
    { keys: '0–9, a, p, Arrow keys, Paste', does: 'In the hours: as in a TimeField.' },
    { keys: 'Enter, Space', does: 'On “Add hours”: adds a time range and focuses it.' },
    { keys: 'Tab', does: 'Moves through a day, then to the next.' },
  ],
  accessibility: [
    'Each day is a named group; the times in it are groups named “Opens” and “Closes”.',
    'After adding and removing, focus moves to the hours to edit next; copying is announced.',
    '`onChange` also reports whether all hours are valid, so a form needn’t check them again.',
  ],
  content: [
    'Name the time zone in the description.',
    'Midnight as an end is the end of the day. Hours after midnight belong to the next day.',
    'An error says what to do: “These hours overlap. Leave a gap between them, or merge them.”',
  ],
  guidance: [
    {
      do: {
        caption: 'Let each day have its own hours.',
        example: <WeeklyHours label="Opening hours" defaultValue={week} {...weeklyHours} />,
      },
      dont: {
        caption: 'Accept hours as text, which can’t be validated or searched.',
        example: <TextArea label="Opening hours" defaultValue="Mon-Fri 9-5:30, closed for lunch" />,
      },
    },
  ],
}
