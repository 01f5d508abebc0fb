import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** Events of the entitlements kit. Their data are IDs and names of things, never personal. */
export interface EntitlementsEventTable extends FoundationEvents {
  /** A plan was opened. */
  'entitlements.plan.opened': { readonly entitlementId: string }
  /** The person asked to set a plan up; `onSetUp` is called with it. */
  'entitlements.setup.started': { readonly entitlementId: string }
  /** A plan was changed. */
  'entitlements.plan.changed': { readonly entitlementId: string; readonly action: string; readonly status: string }
  /** Rows were downloaded or printed, or a member card was printed. */
  'entitlements.list.exported': { readonly format: 'csv' | 'print' | 'card'; readonly count: number }
  /** The person left through the way back that the link gave. */
  'entitlements.flow.ended': { readonly flow: string; readonly entitlementId: string }
}

export type EntitlementsEvent = KitEvents<'entitlements', EntitlementsEventTable>
