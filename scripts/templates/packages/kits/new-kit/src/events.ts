import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** What the kit tells its host; ids and names of things only. */
export interface NewKitEventTable extends FoundationEvents {
  /** A payment method was opened. */
  'new-kit.method.opened': { readonly methodId: string }
}

export type NewKitEvent = KitEvents<'new-kit', NewKitEventTable>
