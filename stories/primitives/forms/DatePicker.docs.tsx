import { DateField } from '@memberkit/primitives/date-field'
import { DatePicker } from '@memberkit/primitives/date-picker'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { calendarLabels, dateMessages } from '../date-messages.ts'

export const docs: ComponentDocs = {
  purpose: 'A date near today, typed or chosen from a calendar.',
  alternatives: [
    { use: 'DateField', when: 'people know the date by heart, such as their date of birth.' },
    { use: 'DateRangePicker', when: 'it is a date range.' },
    { use: 'RadioGroup', when: 'only a few days are available.' },
  ],
  anatomy: [
    { part: 'Control', about: 'The parts of the date in the locale’s order, in one box; each is an input.' },
    { part: 'Calendar button', about: 'Opens the calendar and says which day is selected.' },
    { part: 'Calendar', about: 'A month of days, with controls for other months and years.' },
    { part: 'Footer', about: 'Why a day is unavailable, and a button that selects today.' },
    { part: 'Message', about: 'The error in the typed date, shown after the field loses focus.' },
  ],
  keyboard: [
    { keys: 'Alt+Arrow down', does: 'In the parts: opens the calendar.' },
    {
      keys: 'Enter, Space',
      does: 'On the button: opens the calendar. In the calendar: selects the day and closes it.',
    },
    { keys: 'Arrow keys', does: 'Move by a day or a week, also into other months.' },
    { keys: 'Home, End', does: 'Move to the first or last day of the month.' },
    { keys: 'Page up, Page down', does: 'Move by a month; with Shift, by a year.' },
    { keys: 'Tab', does: 'Moves to the month controls, to today, and out, which closes the calendar.' },
    { keys: 'Escape', does: 'Closes the calendar and returns focus to its button.' },
    { keys: '0–9, a–z, Backspace, Paste', does: 'In the parts: as in a DateField.' },
  ],
  accessibility: [
    'React Aria’s calendar: a grid of buttons with full names; unavailable days can be focused and say why.',
    'Month controls announce the new month. After a selection, focus returns to the button, which says the day.',
    'Keys and presses while the calendar loads are replayed.',
  ],
  content: [
    'A reason is a sentence: “Our office is closed at weekends.”',
    'The button’s name says what to choose: “Choose a day for the call”.',
    'The first day of the week follows the locale; today follows the LocaleProvider’s time zone.',
  ],
  guidance: [
    {
      do: {
        caption: 'Use it for a date that is near, or whose weekday matters.',
        example: <DatePicker label="Day of the call" messages={dateMessages} labels={calendarLabels} />,
      },
      dont: {
        caption: 'Ask for day, month and year when people need to see the weekday.',
        example: <DateField label="Day of the call" messages={dateMessages} />,
      },
    },
  ],
}
