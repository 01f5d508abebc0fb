import type { Subscription } from './received.ts'

/** What a subscription is called. One without a name goes by its number or ID, so that it can be opened. */
export const subscriptionName = ({ label, friendlyId, id }: Subscription): string =>
  label.trim() || friendlyId?.id || id
