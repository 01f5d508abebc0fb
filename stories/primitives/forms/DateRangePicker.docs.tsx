import { DatePicker } from '@memberkit/primitives/date-picker'
import { DateRangePicker } from '@memberkit/primitives/date-range-picker'
import { Inline } from '@memberkit/primitives/box'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { calendarLabels, dateMessages, dateRangeLabels, dateRangeMessages } from '../date-messages.ts'

const presets = [{ label: 'Last 30 days', start: '2026-02-07', end: '2026-03-08' }]

export const docs: ComponentDocs = {
  purpose: 'Takes a period from one day to another, typed or chosen from one calendar.',
  alternatives: [
    { use: 'DatePicker', when: 'it is one day, or the end follows from the start.' },
    { use: 'Select', when: 'only known periods can be chosen, such as the months of a year.' },
  ],
  anatomy: [
    { part: 'Control', about: 'The parts of both days in one box, each day a group with a name.' },
    { part: 'Calendar button', about: 'Opens the calendar, and says which period is chosen.' },
    { part: 'Presets', about: 'Periods that can be chosen with one press; left out where there are none.' },
    { part: 'Calendar', about: 'One month; the first choice is one end of the period, the second the other.' },
    { part: 'Message', about: 'What is wrong with one day, or with the two together.' },
  ],
  keyboard: [
    { keys: 'Alt+Arrow down', does: 'In the parts: opens the calendar.' },
    {
      keys: 'Enter, Space',
      does: 'In the calendar: chooses one end and goes to the next day, then chooses the other and closes it.',
    },
    { keys: 'Arrow keys, Home, End, Page up, Page down', does: 'In the calendar: as in a DatePicker.' },
    { keys: 'Tab', does: 'Goes from the days to the other months and out, which closes the calendar.' },
    { keys: 'Escape', does: 'Closes the calendar; a first choice without a second is forgotten.' },
    { keys: '0–9, a–z, Backspace, Paste', does: 'In the parts: as in a DateField.' },
  ],
  accessibility: [
    'The parts of the first and of the last day are groups with names of their own within the fieldset.',
    'After the first choice the hint “Choose the last day” is shown and describes the day in focus; days of the period are selected cells.',
    'A press held over several days chooses them; an end of the period can be drawn to another day.',
    'An end before the start keeps what was typed; the message belongs to the field and to the parts of the last day.',
  ],
  content: [
    'Both days are included: say “First day” and “Last day” rather than “From” and “Until”.',
    'Name presets as people say them: “Last 30 days”. Work out their days in the time zone that the data has.',
    'A message names both days: “The last day is before the first. Check both.”',
  ],
  guidance: [
    {
      do: {
        says: 'Offer the periods that are wanted most.',
        shows: (
          <DateRangePicker
            label="Period of the report"
            presets={presets}
            messages={dateRangeMessages}
            labels={dateRangeLabels}
          />
        ),
      },
      dont: {
        says: 'Put two single dates side by side: neither calendar knows of the other.',
        shows: (
          <Inline gap="md">
            <DatePicker label="From" messages={dateMessages} labels={calendarLabels} />
            <DatePicker label="Until" messages={dateMessages} labels={calendarLabels} />
          </Inline>
        ),
      },
    },
  ],
}
