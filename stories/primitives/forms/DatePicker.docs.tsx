import { DateField } from '@memberkit/primitives/date-field'
import { DatePicker } from '@memberkit/primitives/date-picker'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { calendarLabels, dateMessages } from '../date-messages.ts'

export const docs: ComponentDocs = {
  purpose: 'Takes a day near today, typed in figures or chosen from a calendar.',
  alternatives: [
    { use: 'DateField', when: 'people know the day by heart, such as their date of birth.' },
    { use: 'DateRangePicker', when: 'it is a period, with a first and a last day.' },
    { use: 'RadioGroup', when: 'there are only a few days to choose from.' },
  ],
  anatomy: [
    { part: 'Control', about: 'The parts of the day in the order of the locale, in one box; each is an input.' },
    { part: 'Calendar button', about: 'Opens the calendar, and says which day is chosen.' },
    { part: 'Calendar', about: 'A month of days, with ways to other months and years.' },
    { part: 'Footer', about: 'Why a day cannot be taken, and a button that chooses today.' },
    { part: 'Message', about: 'What is wrong with what was typed, once the field has been left.' },
  ],
  keyboard: [
    { keys: 'Alt+Arrow down', does: 'In the parts: opens the calendar.' },
    { keys: 'Enter, Space', does: 'On the button: opens the calendar. In it: chooses the day and closes it.' },
    { keys: 'Arrow keys', does: 'Go to the day or the week before or after, and on into other months.' },
    { keys: 'Home, End', does: 'Go to the first or last day of the month.' },
    { keys: 'Page up, Page down', does: 'Go to the month before or after; with Shift, to the year.' },
    { keys: 'Tab', does: 'Goes to the ways to other months, to today, and out, which closes the calendar.' },
    { keys: 'Escape', does: 'Closes the calendar and gives the focus back to its button.' },
    { keys: '0–9, a–z, Backspace, Paste', does: 'In the parts: as in a DateField.' },
  ],
  accessibility: [
    'The calendar is React Aria’s: a grid of buttons with whole names; a day that cannot be taken can be reached and says why.',
    'Pressing the ways to other months reads the month out; after a choice the focus is back on the button, which says the day.',
    'Keys and presses that come while the calendar is loaded are kept for it.',
  ],
  content: [
    'A reason is a sentence: “Our office is closed at weekends.”',
    'The name of the button says what is chosen: “Choose a day for the call”.',
    'Weeks start where the locale starts them, and today is today in the time zone of the LocaleProvider.',
  ],
  guidance: [
    {
      do: {
        says: 'Use it for a day that lies near, or whose weekday matters.',
        shows: <DatePicker label="Day of the call" messages={dateMessages} labels={calendarLabels} />,
      },
      dont: {
        says: 'Ask for day, month and year alone where a calendar would show the weekday.',
        shows: <DateField label="Day of the call" messages={dateMessages} />,
      },
    },
  ],
}
