import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** What the kit tells its host; ids and names of things only. */
export interface NewKitEventTable extends FoundationEvents {
  /** One of the list was opened. */
  'new-kit.entry.opened': { readonly subscriptionId: string }
  /** Rows were downloaded or printed. */
  'new-kit.list.exported': { readonly format: 'csv' | 'print'; readonly count: number }
  // <actions>
  /** An action was carried out. */
  'new-kit.entry.changed': { readonly subscriptionId: string; readonly action: string }
  // </actions>
}

export type NewKitEvent = KitEvents<'new-kit', NewKitEventTable>
