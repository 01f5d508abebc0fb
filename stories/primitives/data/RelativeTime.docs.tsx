import { DateText } from '@memberkit/primitives/date-text'
import { RelativeTime } from '@memberkit/primitives/relative-time'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const anHourAgo = () => new Date(Date.now() - 3_700_000).toISOString()

export const docs: ComponentDocs = {
  purpose: 'Says how long ago something happened or how soon it will, and updates while the page is open.',
  alternatives: [
    { use: 'DateText', when: 'the exact date matters, such as a due date, or it is part of a sentence.' },
    { use: 'PeriodText', when: 'it is a date range.' },
    { use: 'Timeline', when: 'several events are listed in order.' },
  ],
  anatomy: [
    { part: 'Words', about: '“3 hours ago”; after a week, the date.' },
    { part: 'Room', about: 'As wide as its widest text, so that nothing beside it shifts.' },
    { part: 'Tooltip', about: 'The exact time with its weekday and time zone.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the time and shows the exact one.' },
    { keys: 'Escape', does: 'Hides the exact time.' },
  ],
  accessibility: [
    'A `<time>` with a machine-readable date; the exact time is its description.',
    'Updates aren’t announced.',
    'In long lists, `exact="title"` removes the tab stop; let the item lead to the exact time.',
  ],
  content: [
    'Say what happened beside it: “Sent 3 hours ago”.',
    'The text is the locale’s own: “yesterday”, “il y a 3 heures”.',
  ],
  guidance: [
    {
      do: { caption: 'Use it for recent events.', example: <RelativeTime instant={anHourAgo()} /> },
      dont: {
        caption: 'Make people calculate when the date matters. Show the date.',
        example: <DateText date="2026-03-14" relativeTo="2026-03-08" />,
      },
    },
  ],
}
