import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** Events of the subscriptions kit. Their data are IDs and names of things, never personal. */
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
  /** The survey answer's value, emitted after the cancellation; never free text. */
  'subscriptions.cancel.surveyed': { readonly subscriptionId: string; readonly answer: string }
  /** A subscription was changed. */
  'subscriptions.plan.changed': { readonly subscriptionId: string; readonly action: string; readonly status: string }
  /** Rows were downloaded or printed. */
  'subscriptions.list.exported': { readonly format: 'csv' | 'print'; readonly count: number }
}

export type SubscriptionsEvent = KitEvents<'subscriptions', SubscriptionsEventTable>
