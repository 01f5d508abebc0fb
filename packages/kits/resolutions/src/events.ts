import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** Events of the resolutions kit. Their data are IDs and names of things, never personal. */
export interface ResolutionsEventTable extends FoundationEvents {
  /** A case was opened from a list. */
  'resolutions.case.opened': { readonly resolutionId: string }
  /** The platform sent a law firm what is for staff only; it was removed. Report it to the platform. */
  'resolutions.leak.stripped': { readonly resolutionId: string }
  /** A member sent feedback. */
  'resolutions.feedback.sent': { readonly resolutionId: string }
  /** The evidence of a case was printed. */
  'resolutions.case.exported': { readonly resolutionId: string; readonly hasInternalNotes: boolean }
  /** A case was changed; `action` is the name of the call. */
  'resolutions.case.changed': { readonly resolutionId: string; readonly action: string }
  /** Cases of the queue were downloaded or printed. */
  'resolutions.queue.exported': { readonly format: 'csv' | 'print'; readonly count: number }
  /** Intakes were downloaded or printed. */
  'resolutions.intakes.exported': { readonly format: 'csv' | 'print'; readonly count: number }
  /** A case was opened for a member, or feedback was recorded. */
  'resolutions.case.created': { readonly resolutionId: string; readonly kind: 'case' | 'feedback' }
}

export type ResolutionsEvent = KitEvents<'resolutions', ResolutionsEventTable>
