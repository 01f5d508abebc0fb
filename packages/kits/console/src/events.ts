import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'

/** Events of the console. Their data are names of services, entities and operations only. */
export interface ConsoleEventTable extends FoundationEvents {
  'console.entity.opened': { readonly service: string; readonly entity: string }
  'console.entity.created': { readonly service: string; readonly entity: string; readonly operation: string }
  'console.entity.changed': { readonly service: string; readonly entity: string; readonly operation: string }
  /** An operation that belongs to no entity has ended well. */
  'console.call.ended': { readonly service: string; readonly operation: string }
  'console.bulk.ended': {
    readonly service: string
    readonly operation: string
    readonly done: number
    readonly count: number
  }
  'console.list.exported': { readonly service: string; readonly format: 'csv' | 'print'; readonly count: number }
  'console.search.ended': { readonly services: number; readonly found: number }
}

export type ConsoleEvent = KitEvents<'console', ConsoleEventTable>
