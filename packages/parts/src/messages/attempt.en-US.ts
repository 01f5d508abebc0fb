import type { MessageTable } from '@memberkit/foundation/messages'

export const attemptEnUS = {
  heading: 'You can try again in {time}',
  text: 'Banks limit how often a payment may be repeated, and charge for attempts that follow too soon.',
  other: 'You can pay with another method now.',
  over: 'You can try again now.',
  failed: 'We couldn’t check whether another attempt is allowed. Paying is paused until we can.',
  retry: 'Check again',
} as const satisfies MessageTable
