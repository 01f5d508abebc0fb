import type { Input, Operation } from '@memberkit/contract'
import type { QueryKey } from '@tanstack/react-query'
import type { ActionEntity, EntityActions } from './define-actions.ts'

/** Operations by action name. */
export type Operations = Readonly<Record<string, Operation>>

/** The path parameters of an entity: the input of reading it. */
export type AddressOf<Read extends Operation> = Input<Read>

/** The call that sends an action. Loaded with its dialog. */
export interface ActionCall<Entity, O extends Operation = Operation> {
  readonly operation: O
  /**
   * Whether it moves money, changes a status, a legal standing or an owner, or notifies someone: only one window at a
   * time sends it.
   */
  readonly needsCertainty?: boolean
  /** Returns the amount (decimal text) that staff retype above the host's threshold. */
  amountToRetype?(entity: Entity): string
  /** Returns the entered amount (decimal text): `{amount}` in the message `done.<name>`. */
  enteredAmount?(input: Input<O>): string
  /**
   * Whether the action has taken effect, by the entity read after a lost response; `undefined` if the entity can't tell,
   * such as for a change planned for a later day.
   * @default whether the status is one that the transition leads to
   */
  isApplied?(after: Entity, before: Entity, input: Input<O>): boolean | undefined
  /** Deletes the entity: after a lost answer it has arrived when the entity can no longer be found, or by `isApplied`. */
  readonly isDeletion?: boolean
  /** Whether its answer is what `read` returns, which has it at once then: see `answers` of `ActionOptions`. */
  readonly returnsEntity?: boolean
  /** Additional query keys to invalidate. */
  effects?(input: Input<O>): readonly QueryKey[]
  /** Returns the entity's path parameters after the action, if they change. */
  addressAfter?(input: Input<O>): Readonly<Record<string, string>>
}

export interface CallDefaults<Entity, Read extends Operation> {
  /** Reads the entity, for its newest version and to settle a lost response. */
  readonly read: Read & Operation<string, Entity>
  /**
   * Finds the entity in what `read` returns, if it reads more than the entity, such as a list; `undefined` if it isn't
   * there. @default the whole response
   */
  readonly find?: (read: unknown, id: string) => Entity | undefined
  /** Tells one's own change from an equal one of somebody else's after a lost response or a refusal. */
  readonly journal?: Operation
}

/** The calls that send the actions of an entity, created by `defineCalls`. */
export interface ActionCalls<
  Entity extends ActionEntity,
  Ops extends Operations,
  Read extends Operation = Operation,
> extends CallDefaults<Entity, Read> {
  readonly actions: EntityActions<Entity, keyof Ops & string>
  readonly calls: { readonly [Name in keyof Ops]: ActionCall<Entity, Ops[Name]> }
}

/** Defines how each action of a table is sent. An action without a call doesn't compile. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCalls<
  Entity extends ActionEntity,
  Name extends string,
  Reason extends string,
  Facts,
  Guide extends string,
>(actions: EntityActions<Entity, Name, Reason, Facts, Guide>) {
  return function define<Ops extends Readonly<Record<Name, Operation>>, Read extends Operation>(
    calls: { readonly [One in keyof Ops]: ActionCall<Entity, Ops[One]> },
    defaults: CallDefaults<Entity, Read>,
  ): ActionCalls<Entity, Ops, Read> {
    return { ...defaults, actions: actions as unknown as EntityActions<Entity, keyof Ops & string>, calls }
  }
}
