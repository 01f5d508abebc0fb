import { DatePicker } from '@memberkit/primitives/date-picker'
import { DateRangePicker } from '@memberkit/primitives/date-range-picker'
import { Inline } from '@memberkit/primitives/box'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { calendarLabels, dateMessages, dateRangeLabels, dateRangeMessages } from '../date-messages.ts'

const presets = [{ label: 'Last 30 days', start: '2026-02-07', end: '2026-03-08' }]

export const docs: ComponentDocs = {
  purpose: 'A date range, typed or chosen from one calendar.',
  alternatives: [
    { use: 'DatePicker', when: 'it is one date, or the end follows from the start.' },
    { use: 'Select', when: 'only fixed ranges are possible, such as the months of a year.' },
  ],
  anatomy: [
    { part: 'Control', about: 'The parts of both dates in one box, each date a named group.' },
    { part: 'Calendar button', about: 'Opens the calendar and says which range is selected.' },
    { part: 'Presets', about: 'Ranges selected by one press; optional.' },
    { part: 'Calendar', about: 'One month; the first selection is one end of the range, the second the other.' },
    { part: 'Message', about: 'The error in one date, or in the range.' },
  ],
  keyboard: [
    { keys: 'Alt+Arrow down', does: 'In the parts: opens the calendar.' },
    {
      keys: 'Enter, Space',
      does: 'In the calendar: selects one end and moves to the next day, then selects the other and closes it.',
    },
    { keys: 'Arrow keys, Home, End, Page up, Page down', does: 'In the calendar: as in a DatePicker.' },
    { keys: 'Tab', does: 'Moves from the days to the month controls and out, which closes the calendar.' },
    { keys: 'Escape', does: 'Closes the calendar; a start without an end is discarded.' },
    { keys: '0–9, a–z, Backspace, Paste', does: 'In the parts: as in a DateField.' },
  ],
  accessibility: [
    'The parts of the first and last date are named groups within the fieldset.',
    'After the first selection, the hint “Choose the last day” appears and describes the focused day; days in the range are selected cells.',
    'Dragging over several days selects them; dragging an end of the range moves it.',
    'If the end is before the start, the typed dates stay; the error belongs to the field and to the parts of the last date.',
  ],
  content: [
    'Both dates are included: use “First day” and “Last day” rather than “From” and “Until”.',
    'Name presets as people do: “Last 30 days”. Calculate their dates in the time zone of the data.',
    'An error names both dates: “The last day is before the first. Check both.”',
  ],
  guidance: [
    {
      do: {
        caption: 'Offer the most common ranges.',
        example: (
          <DateRangePicker
            label="Period of the report"
            presets={presets}
            messages={dateRangeMessages}
            labels={dateRangeLabels}
          />
        ),
      },
      dont: {
        caption: 'Put two single DatePickers side by side: neither knows about the other.',
        example: (
          <Inline gap="md">
            <DatePicker label="From" messages={dateMessages} labels={calendarLabels} />
            <DatePicker label="Until" messages={dateMessages} labels={calendarLabels} />
          </Inline>
        ),
      },
    },
  ],
}
