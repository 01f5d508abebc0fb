import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'
import type { InvoicesEvent } from '@memberkit/invoices'
import type { PaymentsEvent } from '@memberkit/payments'
import type { SubscriptionsEvent } from '@memberkit/subscriptions'

/** Events of the page: those of its kits, and its own loading. */
export type BillingEvent =
  KitEvents<'billing-center', FoundationEvents> | InvoicesEvent | PaymentsEvent | SubscriptionsEvent
