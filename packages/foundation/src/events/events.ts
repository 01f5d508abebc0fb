/**
 * What a kit tells its host. Never personal data: ids of things, names of actions, statuses, amounts of time.
 * `isActingFor` says that staff did it for someone else.
 */
export interface KitEvent<Type extends string = string, Data extends object = object, Kit extends string = string> {
  readonly type: Type
  readonly kit: Kit
  readonly isActingFor: boolean
  readonly data: Data
}

/** The union of a kit's events from a table of type and data: `KitEvents<'invoices', { 'invoices.invoice.paid': … }>`. */
export type KitEvents<Kit extends string, Table extends object> = {
  [Type in keyof Table & string]: KitEvent<Type, Table[Type] & object, Kit>
}[keyof Table & string]

export type LoadFailure = 'crash' | 'service' | 'network' | 'refused'

/** The events every kit emits, by the foundation. */
export interface FoundationEvents {
  'kit.load.started': object
  /** The first content is there, or its empty state. */
  'kit.load.ended': object
  'kit.load.failed': { readonly cause: LoadFailure; readonly status?: number; readonly reference?: string }
  'kit.action.ended': {
    readonly action: string
    readonly outcome: string
    readonly status?: number
    readonly reference?: string
  }
  /** A save of several sections, by their keys. */
  'kit.save.ended': {
    readonly service: string
    readonly outcome: 'done' | 'partial'
    readonly saved: readonly string[]
    /** Sections that were not saved, or of which that is not known. */
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
