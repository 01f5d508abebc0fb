import type { Schema } from '@memberkit/contract'

/** The exports of a service's module in the contract. */
export type ServiceModule = object

interface AnyOperation {
  readonly service: string
  readonly method: string
  readonly path: string
  readonly action: string
}

/** The names of a service's operations. */
export type OperationName<M> = { [N in keyof M]: M[N] extends AnyOperation ? N : never }[keyof M] & string

type IsEntity<T> = [T] extends [never]
  ? false
  : T extends string | number | boolean | readonly unknown[]
    ? false
    : T extends object
      ? true
      : false

/** The names of a service's schemas with fields. */
export type EntityName<M> = {
  [N in keyof M]: M[N] extends Schema<infer T> ? (IsEntity<T> extends true ? N : never) : never
}[keyof M] &
  string

/** The type of an entity by its name. */
export type EntityOf<M, E> = E extends keyof M ? (M[E] extends Schema<infer T> ? T : never) : never

/** The fields of an entity. */
export type FieldName<M, E> = keyof EntityOf<M, E> & string

type ItemOf<T> = NonNullable<T> extends readonly (infer Item)[] ? Item : never

/** The fields that are lists of objects, and the fields of those objects. */
export type TableFields<M, E> = {
  readonly [
    F in FieldName<M, E> as IsEntity<ItemOf<EntityOf<M, E>[F]>> extends true ? F : never
  ]?: readonly (keyof ItemOf<EntityOf<M, E>[F]> & string)[]
}

type EnumerationIn<T> = T extends string ? (string extends T ? never : T) : never

/** The values of an entity's status: of the field with that name, else of every enumeration that it has. */
export type StatusValue<M, E> = EnumerationIn<
  NonNullable<EntityOf<M, E>['status' extends keyof EntityOf<M, E> ? 'status' : keyof EntityOf<M, E>]>
>

/** The names of a service's tables of default transitions. */
export type TransitionsName<M> = keyof M & `${string}Transitions`
