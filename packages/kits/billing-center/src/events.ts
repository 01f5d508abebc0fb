import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'
import type { InvoicesEvent } from '@memberkit/invoices'
import type { PaymentsEvent } from '@memberkit/payments'
import type { SubscriptionsEvent } from '@memberkit/subscriptions'

/** What the page tells its host: the events of the kits in it, and its own loading. */
export type BillingEvent =
  KitEvents<'billing-center', FoundationEvents> | InvoicesEvent | PaymentsEvent | SubscriptionsEvent
