import { DateText } from '@memberkit/primitives/date-text'
import { RelativeTime } from '@memberkit/primitives/relative-time'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const anHourAgo = () => new Date(Date.now() - 3_700_000).toISOString()

export const docs: ComponentDocs = {
  purpose: 'Says how long ago something happened, or how soon it will, and stays right while the page is open.',
  alternatives: [
    { use: 'DateText', when: 'the date decides something, such as when a payment is due, or it stands in a sentence.' },
    { use: 'PeriodText', when: 'it is a period, with a first and a last day.' },
    { use: 'Timeline', when: 'several events are told in their order.' },
  ],
  anatomy: [
    { part: 'Words', about: '“3 hours ago”; from a week on the date, which then says more.' },
    { part: 'Room', about: 'As wide as the widest that the words can become, so that nothing beside them moves.' },
    { part: 'Tooltip', about: 'The exact time, with its weekday and time zone.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the time, and shows the exact one.' },
    { keys: 'Escape', does: 'Hides the exact time.' },
  ],
  accessibility: [
    'A `<time>` with the moment for machines; the exact time is its description.',
    'It is not read out when it changes: nobody wants to hear that a minute has passed.',
    'In a list of many, `exact="title"` spares a stop of the Tab key each; let the entry lead to the exact time.',
  ],
  content: [
    'Say what happened beside it: “Sent 3 hours ago”.',
    'The words are the locale’s own: “yesterday”, “il y a 3 heures”.',
  ],
  guidance: [
    {
      do: { says: 'Use it for what just happened.', shows: <RelativeTime instant={anHourAgo()} /> },
      dont: {
        says: 'Make people count when the date matters. Show the date.',
        shows: <DateText date="2026-03-14" relativeTo="2026-03-08" />,
      },
    },
  ],
}
