import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'
import type { MethodsEvents } from './methods/events.ts'
import type { TransactionsEvents } from './transactions/events.ts'

/** The kit's events for its host: IDs and names only. */
export interface PaymentsEventTable extends FoundationEvents, MethodsEvents, TransactionsEvents {}

export type PaymentsEvent = KitEvents<'payments', PaymentsEventTable>
