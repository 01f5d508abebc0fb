import type { Realm, Transitions } from '@memberkit/contract'

/** What actions need to know of an entity. */
export interface ActedOn {
  readonly id: string
  readonly version?: string
  readonly status?: string
  /** ISO 4217, where amounts are retyped. */
  readonly currency?: string
}

/** What is known of an action before anybody opens it: small, because every list loads it. */
export interface ActionRow<Entity, Obstacle extends string = string, Facts = unknown> {
  /** Menus draw a line between groups. */
  readonly group: string
  /** The last word of its call, which names its transition and its permission. @default the name of the action */
  readonly word?: string
  /** Realms other than staff that are offered the action, and only while it is possible. @default none */
  readonly realms?: readonly Realm[]
  /** Cannot be undone. */
  readonly isCritical?: boolean
  /** What stands in the way beside the status and the permission. `facts` come from whoever asks. */
  obstacle?(entity: Entity, facts: Facts): Obstacle | undefined
}

export interface ActionDefaults<Name extends string, Guide extends string> {
  /** Begins each permission. */
  readonly service: string
  /** In which statuses an action is possible, and where it leads. Hosts can give others. */
  readonly transitions: Transitions
  /** Menu entries that help to choose between actions, by name. */
  readonly guides?: Readonly<Record<Guide, readonly Name[]>>
}

/** The actions of one kind of entity, made by `defineActions`. */
export interface EntityActions<
  Entity extends ActedOn = ActedOn,
  Name extends string = string,
  Obstacle extends string = string,
  Facts = unknown,
  Guide extends string = string,
> extends ActionDefaults<Name, Guide> {
  /** In the order of the menu. */
  readonly rows: Readonly<Record<Name, ActionRow<Entity, Obstacle, Facts>>>
}

/**
 * Defines what can be done to a kind of entity, one row for each action: menus, obstacles and permissions follow from
 * it, and with `defineCalls` dialogs, locks, look-ups and tests.
 *
 * @example
 * export const invoiceActions = defineActions<Invoice>()(
 *   { pay: { group: 'money', realms: ['User'] }, void: { group: 'money', isCritical: true } },
 *   { service: 'invoices', transitions: invoiceTransitions },
 * )
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineActions<Entity extends ActedOn, Obstacle extends string = never, Facts = unknown>() {
  return function define<Name extends string, Guide extends string = never>(
    rows: Readonly<Record<Name, ActionRow<Entity, Obstacle, Facts>>>,
    defaults: ActionDefaults<NoInfer<Name>, Guide>,
  ): EntityActions<Entity, Name, Obstacle, Facts, Guide> {
    return { ...defaults, rows }
  }
}

/** The name of an action in a table. */
export type ActionNameOf<Actions> = Actions extends { readonly rows: infer Rows } ? keyof Rows & string : never
