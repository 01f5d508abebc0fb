import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** The kit's events for its host: IDs and names only. */
export interface NewKitEventTable extends FoundationEvents {
  /** An entry was opened. */
  'new-kit.entry.opened': { readonly subscriptionId: string }
  /** Rows were downloaded or printed. */
  'new-kit.list.exported': { readonly format: 'csv' | 'print'; readonly count: number }
  // <actions>
  /** An action was carried out. */
  'new-kit.entry.changed': { readonly subscriptionId: string; readonly action: string }
  // </actions>
}

export type NewKitEvent = KitEvents<'new-kit', NewKitEventTable>
