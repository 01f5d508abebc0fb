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
    { part: 'Hours', about: 'Start and end time in one box; as many as a day needs. Either time takes a whole range.' },
    { part: 'Add, remove', about: 'Adds or removes a time range; the checkbox removes the last one.' },
    { part: 'Menu', about: 'Opens a day around the clock, or copies its hours to other days.' },
    { part: 'Note', about: 'Says what an end means: midnight, or a time on the next day, which also shows there.' },
    { part: 'Message', about: 'Below the hours it is about, after they lose focus.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'On a day: opens or closes it. Reopening restores its hours.' },
    {
      keys: 'Any text',
      does: 'In the hours: “9”, “930”, “17h30”, “noon”, “9-5”, “9-12, 1-5”, in English, French and Spanish.',
    },
    { keys: 'Arrow up, Arrow down', does: 'In the hours: moves by 15 minutes.' },
    { keys: 'Enter, Space', does: 'On “Add hours”: adds a time range and focuses it.' },
    { keys: 'Tab', does: 'Moves through a day, then to the next.' },
  ],
  accessibility: [
    'Each day is a named group with text fields named “Opens” and “Closes”, which any speech input can fill.',
    'After adding and removing, focus moves to the hours to edit next; copying is announced.',
    '`onChange` also reports whether all hours are valid, so a form needn’t check them again.',
  ],
  content: [
    'Name the time zone in the description.',
    'Midnight as an end is the end of the day, `24:00`. An end before the start is on the next day; without `labels.overnight` it is an error.',
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
