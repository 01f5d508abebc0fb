import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** What the subscriptions kit tells its host; ids and names of things only. */
export interface SubscriptionsEventTable extends FoundationEvents {
  /** A subscription was opened. */
  'subscriptions.plan.opened': { readonly subscriptionId: string }
  /** The person began a flow, such as `cancel`. */
  'subscriptions.flow.started': { readonly flow: string; readonly subscriptionId: string }
  /** A flow ended: with its action done, or left unchanged. */
  'subscriptions.flow.ended': {
    readonly flow: string
    readonly subscriptionId: string
    readonly outcome: 'done' | 'left'
  }
  /** What a member chose when asked why, by the value of the answer; never free text. After the cancellation. */
  'subscriptions.cancel.surveyed': { readonly subscriptionId: string; readonly answer: string }
  /** A subscription was changed. */
  'subscriptions.plan.changed': { readonly subscriptionId: string; readonly action: string; readonly status: string }
  /** Rows were downloaded or printed. */
  'subscriptions.list.exported': { readonly format: 'csv' | 'print'; readonly count: number }
}

export type SubscriptionsEvent = KitEvents<'subscriptions', SubscriptionsEventTable>
