import type { Subscription } from './received.ts'

/** Returns a subscription's name, or else its number or ID, so that it can be opened. */
export const subscriptionName = ({ label, friendlyId, id }: Subscription): string =>
  label.trim() || friendlyId?.id || id
