import type { MessageTable } from '@memberkit/foundation/messages'

export const methodEnUS = {
  other: 'Payment method',
  card: '{brand} ending in {lastFour}',
  'card.unknown': 'Card ending in {lastFour}',
  'account.unknown': 'Bank account ending in {lastFour}',
  CHECKING: 'Checking account ending in {lastFour}',
  SAVINGS: 'Savings account ending in {lastFour}',
  expires: 'Expires {date}',
  expired: 'Expired {date}',
  inactive: 'No longer active',
  default: 'Default',
  label: 'Pay with',
  missing: 'Choose how to pay.',
  noun: 'your payment methods',
  loading: 'Loading payment methods',
  none: 'You have no payment method yet',
  add: 'Add a payment method',
  noAddingForOthers: 'Only the member can add a payment method.',
} as const satisfies MessageTable
