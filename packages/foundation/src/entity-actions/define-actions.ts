import type { Realm, Transitions } from '@memberkit/contract'

/** The fields of an entity that actions need. */
export interface ActionEntity {
  readonly id: string
  readonly version?: string
  readonly status?: string
  /** The ISO 4217 code, if amounts are retyped. */
  readonly currency?: string
}

/** The part of an action that every list loads, so it is small. */
export interface ActionRow<Entity, Reason extends string = string, Facts = unknown> {
  /** Menus separate groups by a line. */
  readonly group: string
  /** The last path segment of its operation, which names its transition and permission. @default the action's name */
  readonly operationAction?: string
  /** Realms besides staff that are offered the action, only while it is possible. @default none */
  readonly realms?: readonly Realm[]
  /** Whether it can't be undone. */
  readonly isCritical?: boolean
  /** Returns a reason besides status and permission why it is unavailable. The caller passes `facts`. */
  unavailableReason?(entity: Entity, facts: Facts): Reason | undefined
}

export interface ActionDefaults<Name extends string, Guide extends string> {
  /** The prefix of each permission. */
  readonly service: string
  /** Which statuses allow an action, and where it leads. Hosts can override it. */
  readonly transitions: Transitions
  /** Menu items that help people choose between actions, by name. */
  readonly guides?: Readonly<Record<Guide, readonly Name[]>>
}

/** The actions of an entity, created by `defineActions`. */
export interface EntityActions<
  Entity extends ActionEntity = ActionEntity,
  Name extends string = string,
  Reason extends string = string,
  Facts = unknown,
  Guide extends string = string,
> extends ActionDefaults<Name, Guide> {
  /** In menu order. */
  readonly rows: Readonly<Record<Name, ActionRow<Entity, Reason, Facts>>>
}

/**
 * Defines the actions of an entity, one row each. Menus, unavailability and permissions are derived from it; with
 * `defineCalls` also dialogs, locks, outcome checks and tests.
 *
 * @example
 * export const invoiceActions = defineActions<Invoice>()(
 *   { pay: { group: 'money', realms: ['User'] }, void: { group: 'money', isCritical: true } },
 *   { service: 'invoices', transitions: invoiceTransitions },
 * )
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineActions<Entity extends ActionEntity, Reason extends string = never, Facts = unknown>() {
  return function define<Name extends string, Guide extends string = never>(
    rows: Readonly<Record<Name, ActionRow<Entity, Reason, Facts>>>,
    defaults: ActionDefaults<NoInfer<Name>, Guide>,
  ): EntityActions<Entity, Name, Reason, Facts, Guide> {
    return { ...defaults, rows }
  }
}

/** The name of an action in a table. */
export type ActionNameOf<Actions> = Actions extends { readonly rows: infer Rows } ? keyof Rows & string : never
