import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** Events of the timeline kit. Their data are IDs and names of things, never personal. */
export interface TimelineEventTable extends FoundationEvents {
  /** The address of a journal's entry was followed. */
  'timeline.entry.opened': { readonly service: string; readonly entryId: string }
  /** A journal was downloaded or printed. */
  'timeline.journal.exported': {
    readonly service: string
    readonly format: 'csv' | 'print'
    readonly count: number
  }
  /** A note was added. */
  'timeline.note.added': { readonly noteId: string }
  /** A note was changed, moved or deleted. */
  'timeline.note.changed': { readonly noteId: string; readonly action: string }
  /** Notes were printed. */
  'timeline.notes.exported': { readonly format: 'print'; readonly count: number }
  /** A contract was recorded. */
  'timeline.contract.added': { readonly contractHistoryId: string }
  /** A contract was deleted. */
  'timeline.contract.deleted': { readonly contractHistoryId: string }
  /** All contracts of an entitlement were deleted. */
  'timeline.contracts.deleted': { readonly entitlementId: string }
  /** All contracts of an entitlement were moved to another person. */
  'timeline.contracts.moved': { readonly entitlementId: string }
  /** Two contracts were compared. */
  'timeline.contracts.compared': { readonly entitlementId: string }
  /** The contract history was downloaded or printed. */
  'timeline.contracts.exported': { readonly format: 'csv' | 'print'; readonly count: number }
}

export type TimelineEvent = KitEvents<'timeline', TimelineEventTable>
