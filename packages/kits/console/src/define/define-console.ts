import type { LazyPart } from '@memberkit/foundation/lazy'
import type { FactGroup } from './groups.ts'
import type {
  EntityName,
  EntityOf,
  FieldName,
  OperationName,
  ServiceModule,
  StatusValue,
  TableFields,
  TransitionsName,
} from './module-types.ts'

/** An action on an entity, by the name of its operation. */
export interface ActionTraits<Status extends string = string, Entity = Readonly<Record<string, unknown>>> {
  /** Menus separate groups by a line. @default 'change' */
  readonly group?: 'status' | 'change' | 'people' | 'send' | 'end'
  /** The resulting status, if the contract's transitions don't say it. */
  readonly to?: Status
  /** The entity's fields after the action, if neither a status nor the request says them: `{ isPaused: true }`. */
  readonly shows?: Partial<Entity>
  /** Whether it can't be undone. @default whether it deletes */
  readonly isCritical?: boolean
  /** Whether it can run on several rows at once. It has no input of its own. */
  readonly isBulk?: boolean
  /**
   * Whether its answer is shown, on a page of its own. @default whether it only reads, or answers with something else
   * than the entity
   */
  readonly hasAnswer?: boolean
}

/** Props of a slot: the entity, and its path parameters. */
export interface SlotProps {
  readonly entity: Readonly<Record<string, unknown>>
  readonly address: Readonly<Record<string, string>>
}

/** The parts that a slot can replace. */
type SlotName<M, E> = keyof TableFields<M, E> | OperationName<M> | 'after'

export interface Way<M> {
  /** The operation that lists or finds entities. */
  readonly by: OperationName<M>
  /** Whether nothing is requested before its query is filled in. */
  readonly isSearch?: boolean
}

/** The definition of how the entities of one schema are found, shown, created and changed. */
export interface PageDefinition<M extends ServiceModule, E extends EntityName<M>> {
  /** The field that identifies an entity in paths. @default 'id' */
  readonly id?: FieldName<M, E>
  /** The fields that name an entity, the first that has a value. */
  readonly title: FieldName<M, E> | readonly FieldName<M, E>[]
  readonly status?: FieldName<M, E>
  /** The ways in: operations that list or find entities. */
  readonly enter: readonly (OperationName<M> | Way<M>)[]
  /** The operation that reads one. Without it, it's found in a list. */
  readonly read?: OperationName<M>
  /** Further operations that find one entity, by other identifiers. */
  readonly find?: readonly OperationName<M>[]
  /** Operations by which the home page and the launcher find entities, besides the searches among the ways in. */
  readonly search?: readonly OperationName<M>[]
  readonly columns: readonly FieldName<M, E>[]
  readonly groups: { readonly [Group in FactGroup]?: readonly FieldName<M, E>[] }
  /** Lists of objects, with the columns of each. */
  readonly tables?: TableFields<M, E>
  readonly create?: readonly OperationName<M>[]
  /** Operations that each save a section of the entity's fields. */
  readonly edit?: readonly OperationName<M>[]
  /** Fields that no section edits, although a body has them: what changes them is reserved for machines. */
  readonly readOnly?: readonly FieldName<M, E>[]
  readonly actions?: { readonly [Name in OperationName<M>]?: ActionTraits<StatusValue<M, E>, EntityOf<M, E>> }
  /** Further reads about an entity, each in a panel of its own. */
  readonly panels?: readonly OperationName<M>[]
  readonly journal?: OperationName<M>
  readonly clock?: OperationName<M>
  readonly transitions?: TransitionsName<M>
  /** The reason why its status has no transitions: the page shows no diagram. */
  readonly noTransitions?: string
  /** Parts of the page that replace generated ones: a table or a panel by its name, `after` below everything. */
  readonly slots?: { readonly [Name in SlotName<M, E>]?: LazyPart<SlotProps> }
}

/** A worker, of which a service has one: its state, and what pauses and starts it. */
export interface WorkerDefinition<M extends ServiceModule, E extends EntityName<M>> {
  readonly read: OperationName<M>
  readonly status?: FieldName<M, E>
  readonly actions: { readonly [Name in OperationName<M>]?: ActionTraits<StatusValue<M, E>, EntityOf<M, E>> }
}

/** Any of the names, since an object whose names are all optional may be empty. */
type AtLeastOne<Name extends string> = { [N in Name]: { readonly [One in N]: object } }[Name]

/** The entities of a service with a page each; without any, the reason why there is none. */
type PagesOf<M extends ServiceModule> =
  | {
      readonly pages: { readonly [E in EntityName<M>]?: PageDefinition<M, E> } & AtLeastOne<EntityName<M>>
      readonly noPages?: undefined
    }
  | { readonly pages?: undefined; readonly noPages: string }

/** The console of a service. */
export type ConsoleDefinition<M extends ServiceModule> = PagesOf<M> & {
  /** Operations that belong to no entity: checks, searches and jobs, each on a page of its own. */
  readonly tools?: readonly OperationName<M>[]
  /** The worker of the service's queue, by the name of its schema: shown below the list, with its actions. */
  readonly worker?: { readonly [E in EntityName<M>]?: WorkerDefinition<M, E> }
  /** Operations without a screen, each with the reason. Those reserved for machines need none. */
  readonly notShown?: { readonly [Name in OperationName<M>]?: string }
}

/** A service's definition beside its module. Fields and operations were checked where it was defined. */
export interface ServiceConsole {
  readonly module: Readonly<Record<string, unknown>>
  readonly definition: AnyConsoleDefinition
}

export interface AnyPageDefinition {
  readonly id?: string
  readonly title: string | readonly string[]
  readonly status?: string
  readonly enter: readonly (string | { readonly by: string; readonly isSearch?: boolean })[]
  readonly read?: string
  readonly find?: readonly string[]
  readonly search?: readonly string[]
  readonly columns: readonly string[]
  readonly groups: { readonly [Group in FactGroup]?: readonly string[] }
  readonly tables?: Readonly<Record<string, readonly string[]>>
  readonly create?: readonly string[]
  readonly edit?: readonly string[]
  readonly readOnly?: readonly string[]
  readonly actions?: Readonly<Record<string, ActionTraits | undefined>>
  readonly panels?: readonly string[]
  readonly journal?: string
  readonly clock?: string
  readonly transitions?: string
  readonly noTransitions?: string
  readonly slots?: Readonly<Record<string, LazyPart<SlotProps>>>
}

export interface AnyConsoleDefinition {
  readonly pages?: Readonly<Record<string, AnyPageDefinition>>
  readonly noPages?: string
  readonly tools?: readonly string[]
  readonly worker?: Readonly<Record<string, Pick<AnyPageDefinition, 'read' | 'status' | 'actions'>>>
  readonly notShown?: Readonly<Record<string, string>>
}

/**
 * Defines the console of a service from its module in the contract. A field, an operation or a status that the service
 * doesn't have is a type error.
 *
 * @example
 * export const taxesConsole = defineConsole(taxes)({
 *   pages: {
 *     Tax: {
 *       title: 'label',
 *       enter: ['listTaxes', 'listIdentityTaxes'],
 *       columns: ['label', 'rate', 'effectiveFrom'],
 *       groups: { overview: ['label', 'rate'] },
 *       create: ['createTax'],
 *     },
 *   },
 *   tools: ['findTaxArea'],
 * })
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineConsole<M extends ServiceModule>(module: M) {
  /* @__NO_SIDE_EFFECTS__ */
  return function define(definition: ConsoleDefinition<M>): ServiceConsole {
    return {
      module: module as Readonly<Record<string, unknown>>,
      definition: definition as unknown as AnyConsoleDefinition,
    }
  }
}
