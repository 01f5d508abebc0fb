/**
 * One person's plan in a group. No group-scoped call lists them (commerce, section 7): a host reads them by the group
 * query of its platform, or from its own roster.
 */
export interface GroupMember {
  subscriptionId: string
  identityId: string
  /** The person's name. */
  name: string
  /** The plan's name. */
  plan: string
  /** A `SubscriptionStatus`, or a value that nobody knew yet. */
  status: string
  /** The first day without the plan, if a cancellation is scheduled; a local date. */
  cancelOn?: string
  /** The billing division. */
  division?: string
  /**
   * The value for `If-Match`, if the roster has it: then a request that a browser sends again, because its connection
   * broke before the answer, counts once.
   */
  version?: string
}
