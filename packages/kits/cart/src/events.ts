import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'
import type { CartEvents } from './cart/events.ts'
import type { OrdersEvents } from './orders/events.ts'
import type { TaxesEvents } from './taxes/events.ts'

/** The kit's events for its host: IDs and names only. */
export interface CartEventTable extends FoundationEvents, CartEvents, OrdersEvents, TaxesEvents {}

export type CartEvent = KitEvents<'cart', CartEventTable>
