import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** The kit's events for its host: IDs and names only. */
export interface TimelineEventTable extends FoundationEvents {
  /** An entry was opened. */
  'timeline.entry.opened': { readonly invoiceId: string }
  /** Rows were downloaded or printed. */
  'timeline.list.exported': { readonly format: 'csv' | 'print'; readonly count: number }
}

export type TimelineEvent = KitEvents<'timeline', TimelineEventTable>
