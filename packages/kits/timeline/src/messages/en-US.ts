import { InvoiceStatus } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, type MessageTable } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { timelineMessages } from './namespaces.ts'

export const timelineEnUS = {
  title: 'Timeline',
  noun: 'this list',
  loading: 'Loading the list',
  count: { one: '{count} entry', other: '{count} entries' },
  more: 'Show more entries',
  'column.title': 'Name',
  'column.status': 'Status',
  'empty.heading': 'Nothing here yet',
  'empty.text': 'What there is will appear here.',
  'filtered.heading': 'Nothing matches these filters',
  'filtered.text': 'Change or clear the filters to see more.',
  unread: 'We couldn’t read this entry',
} as const satisfies MessageTable

/** Every message of the kit in en-US; those of menus and dialogs load with them. */
export const enUS: readonly Dictionary[] = [
  defineMessages(timelineMessages, 'en-US', timelineEnUS),
  ...labelMessages('en-US', { InvoiceStatus }),
]
