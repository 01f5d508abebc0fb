import type { Input, Operation } from '@memberkit/contract'
import type { QueryKey } from '@tanstack/react-query'
import type { ActedOn, EntityActions } from './define-actions.ts'

/** Operations by the name of their action. */
export type Operations = Readonly<Record<string, Operation>>

/** The path parameters that lead to an entity: what reading it takes. */
export type AddressOf<Read extends Operation> = Input<Read>

/** How an action is carried out. Loaded with its dialog. */
export interface ActionCall<Entity, O extends Operation = Operation> {
  readonly operation: O
  /** Moves money, changes a status, a legal standing or an owner, or notifies someone: one window at a time. */
  readonly needsCertainty?: boolean
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

export interface CallDefaults<Entity, Read extends Operation> {
  /** Reads the entity: for the newest version, and to settle a lost answer. */
  readonly read: Read & Operation<string, Entity>
  readonly journal?: Operation
}

/** How the actions of one kind of entity are carried out, made by `defineCalls`. */
export interface ActionCalls<
  Entity extends ActedOn,
  Ops extends Operations,
  Read extends Operation = Operation,
> extends CallDefaults<Entity, Read> {
  readonly actions: EntityActions<Entity, keyof Ops & string>
  readonly calls: { readonly [Name in keyof Ops]: ActionCall<Entity, Ops[Name]> }
}

/** Says how each action of a table is carried out. An action without a call does not compile. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCalls<
  Entity extends ActedOn,
  Name extends string,
  Obstacle extends string,
  Facts,
  Guide extends string,
>(actions: EntityActions<Entity, Name, Obstacle, Facts, Guide>) {
  return function define<Ops extends Readonly<Record<Name, Operation>>, Read extends Operation>(
    calls: { readonly [One in keyof Ops]: ActionCall<Entity, Ops[One]> },
    defaults: CallDefaults<Entity, Read>,
  ): ActionCalls<Entity, Ops, Read> {
    return { ...defaults, actions: actions as unknown as EntityActions<Entity, keyof Ops & string>, calls }
  }
}
