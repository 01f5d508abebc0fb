import type { MessageTable } from '@memberkit/foundation/messages'

export const journalEnUS = {
  title: 'History',
  csv: 'Download CSV',
  print: 'Print',
  link: 'Link to this entry, {time}',
  missing: 'The entry you followed a link to isn’t in this history.',
  noDay: 'Date unknown',
  'column.when': 'When',
  'column.what': 'What',
  'column.who': 'Who',
  'column.changes': 'Changes',
  'column.entry': 'Entry ID',
} as const satisfies MessageTable
