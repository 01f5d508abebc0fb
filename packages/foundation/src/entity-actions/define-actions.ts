import type { Input, Operation, Realm, Transitions } from '@memberkit/contract'
import type { QueryKey } from '@tanstack/react-query'

/** What actions need to know of an entity. */
export interface ActedOn {
  readonly id: string
  readonly version?: string
  readonly status?: string
  /** ISO 4217, where amounts are retyped. */
  readonly currency?: string
}

/** Operations by the name of their action. */
export type Operations = Readonly<Record<string, Operation>>

/** One thing a person may do to an entity: the facts that everything about the action is derived from. */
export interface ActionRow<Entity, Obstacle extends string = string, Facts = unknown, O extends Operation = Operation> {
  /** The call that does it. The last word of its path names the transition and the permission. */
  readonly operation: O
  /** Menus draw a line between groups. */
  readonly group: string
  /** Realms other than staff that are offered the action, and only while it is possible. @default none */
  readonly realms?: readonly Realm[]
  /** Moves money, changes a status, a legal standing or an owner, or notifies someone: one window at a time. */
  readonly needsCertainty?: boolean
  /** Cannot be undone. */
  readonly isCritical?: boolean
  /** What stands in the way beside the status and the permission. `facts` come from whoever asks. */
  obstacle?(entity: Entity, facts: Facts): Obstacle | undefined
  /** The amount (decimal text) that staff retype above the host's threshold. */
  retype?(entity: Entity): string
  /** The amount (decimal text) that moves, where it is entered: `{amount}` of the message `done.<name>`. */
  moves?(input: Input<O>): string
  /**
   * Whether the action shows in the entity as read again after a lost answer.
   * @default the status is one that the transition leads to
   */
  shows?(after: Entity, before: Entity, input: Input<O>): boolean
  /** Additional query keys to invalidate. */
  effects?(input: Input<O>): readonly QueryKey[]
  /** Path parameters under which the entity is found afterwards, where they change. */
  movesTo?(input: Input<O>): Readonly<Record<string, string>>
}

/** What belongs to all actions of a kind of entity. */
export interface ActionDefaults<Entity, Name extends string, Read extends Operation, Guide extends string = string> {
  /** Reads the entity: for the newest version, and to settle a lost answer. */
  readonly read: Read & Operation<string, Entity>
  readonly journal?: Operation
  /** In which statuses an action is possible, and where it leads. Hosts can give others. */
  readonly transitions: Transitions
  /** Menu entries that help to choose between actions, by name. */
  readonly guides?: Readonly<Record<Guide, readonly Name[]>>
}

/** The actions of one kind of entity, made by `defineActions`. */
export interface EntityActions<
  Entity extends ActedOn,
  Ops extends Operations,
  Obstacle extends string = string,
  Facts = unknown,
  Read extends Operation = Operation,
  Guide extends string = string,
> extends ActionDefaults<Entity, keyof Ops & string, Read, Guide> {
  /** In the order of the menu. */
  readonly rows: { readonly [Name in keyof Ops]: ActionRow<Entity, Obstacle, Facts, Ops[Name]> }
}

/**
 * Defines what can be done to a kind of entity, one row for each action. Menus, obstacles, dialogs, locks, events and
 * tests follow from the rows.
 *
 * @example
 * export const invoiceActions = defineActions<Invoice>()(
 *   { void: { operation: voidInvoice, group: 'money', needsCertainty: true, isCritical: true } },
 *   { read: getInvoice, journal: invoiceJournal, transitions: invoiceTransitions },
 * )
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineActions<Entity extends ActedOn, Obstacle extends string = never, Facts = unknown>() {
  return function define<Ops extends Operations, Read extends Operation, Guide extends string = never>(
    rows: { readonly [Name in keyof Ops]: ActionRow<Entity, Obstacle, Facts, Ops[Name]> },
    defaults: ActionDefaults<Entity, keyof Ops & string, Read, Guide>,
  ): EntityActions<Entity, Ops, Obstacle, Facts, Read, Guide> {
    return { ...defaults, rows }
  }
}

/** The name of an action in a table. */
export type ActionNameOf<Actions> = Actions extends { readonly rows: infer Rows } ? keyof Rows & string : never

/** The path parameters that lead to an entity: what reading it takes. */
export type AddressOf<Read extends Operation> = Input<Read>
