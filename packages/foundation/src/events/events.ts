/**
 * An event for the host. Never contains personal data: only ids, action names, statuses and durations. `isActingFor`
 * says whether staff acted for someone else.
 */
export interface KitEvent<Type extends string = string, Data extends object = object, Kit extends string = string> {
  readonly type: Type
  readonly kit: Kit
  readonly isActingFor: boolean
  readonly data: Data
}

/**
 * The union of a kit's events, from a table of types and data: `KitEvents<'invoices', { 'invoices.invoice.paid': … }>`.
 */
export type KitEvents<Kit extends string, Table extends object> = {
  [Type in keyof Table & string]: KitEvent<Type, Table[Type] & object, Kit>
}[keyof Table & string]

export type LoadFailure = 'crash' | 'service' | 'network' | 'refused'

/** The events that the foundation emits for every kit. */
export interface FoundationEvents {
  'kit.load.started': object
  /** The first content, or its empty state, has rendered. */
  'kit.load.ended': object
  'kit.load.failed': { readonly cause: LoadFailure; readonly status?: number; readonly reference?: string }
  'kit.action.ended': {
    readonly action: string
    readonly outcome: string
    readonly status?: number
    readonly reference?: string
  }
  /** A save of several sections, with their keys. */
  'kit.save.ended': {
    readonly service: string
    readonly outcome: 'done' | 'partial'
    readonly saved: readonly string[]
    /** Sections that weren't saved, or whose outcome is unknown. */
    readonly rest: readonly {
      readonly section: string
      readonly outcome: string
      readonly status?: number
      readonly reference?: string
    }[]
  }
  'kit.unknown_enum': { readonly field: string; readonly value: string }
  'kit.privacy.revealed': { readonly field: string }
}

export type FoundationEvent = KitEvents<string, FoundationEvents>

export type Emit<Table extends object> = <Type extends keyof Table & string>(type: Type, data: Table[Type]) => void
