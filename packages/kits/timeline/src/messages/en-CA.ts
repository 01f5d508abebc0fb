import { InvoiceStatus } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, type Translation } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import type { timelineEnUS } from './en-US.ts'
import { timelineMessages } from './namespaces.ts'

const words: Translation<typeof timelineEnUS> = {
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
}

/** Every message of the kit in en-CA; those of menus and dialogs load with them. */
export const enCA: readonly Dictionary[] = [
  defineMessages(timelineMessages, 'en-CA', words),
  ...labelMessages('en-CA', { InvoiceStatus }),
]
