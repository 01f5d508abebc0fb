import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'

export const newKitEnUS = defineMessages('new-kit', 'en-US', {
  title: 'Payment methods',
  loading: 'Loading payment methods',
  count: { one: '{count} payment method', other: '{count} payment methods' },
  'column.name': 'Payment method',
  'column.status': 'Status',
  'status.ACTIVE': 'Active',
  'status.INACTIVE': 'Not in use',
  'empty.heading': 'No payment method yet',
  'empty.text': 'Once you add one, it shows here.',
})

/** Every message of the kit in en-US. */
export const enUS: readonly Dictionary[] = [newKitEnUS]
