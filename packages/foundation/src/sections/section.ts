import type { Data, Input, Operation } from '@memberkit/contract'
import type { ActionState } from '../action/phases.ts'
import type { Merger } from './merge-fields.ts'

/** One call of a section. Written with `call`, which ties the input to the operation. */
export interface SectionCall<Returns = unknown> {
  readonly operation: Operation<string, Returns>
  readonly input: object
}

/**
 * A call as data.
 *
 * @example
 * call(updateBranchPhones, { branchId, body: { phones: draft.phones } })
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<O extends Operation>(operation: O, input: Input<O>): SectionCall<Data<O>> {
  return { operation: operation as unknown as Operation<string, Data<O>>, input: input as object }
}

/** A part of a form that is saved by calls of its own. `T` is the entity, `D` the draft of it. */
export interface Section<T, D> {
  /** "Phone numbers". */
  readonly label: string
  /** What of the draft the section saves. A field belongs to one section. */
  readonly fields: readonly (keyof D & string)[]
  /**
   * The calls that lead from `base` to the draft, in order. Asked again with the newest `base` after an interruption, so
   * calls that add to a list and remove from it name only what `base` lacks or has too many.
   */
  calls(draft: D, base: D): readonly SectionCall[]
  /**
   * Whether the entity shows what was drafted: what a lost answer is settled by. Give it where the service writes a value
   * otherwise than it was sent. @default the fields have the same content
   */
  shows?(after: T, draft: D): boolean
  /** Merges fields by their parts: `byKey` for the days of a week, `byItem` for a list. @default a field is one value */
  readonly merge?: { readonly [Field in keyof D]?: Merger<D[Field]> }
  /** The permission it needs. Without it the section is read-only; withdrawn for the visit when the service answers 403. */
  readonly permission?: string
  /**
   * The field of the draft that an objection of the service is about, as a path: `'emails.0.address'`. `undefined` for
   * none. @default its own path where that begins with a field of the section, below the field where there is only one
   */
  pin?(path: string): string | undefined
}

export type Sections<T, D, K extends string> = { readonly [Key in K]: Section<T, D> }

/**
 * Where a section stands: as an action does, `idle` while it is not part of a save, and `waiting` until its first call is
 * sent.
 */
export type SectionState = ActionState<unknown> | { readonly phase: 'waiting' }

/** Where the whole form stands. `partial`: a save ended, and not all of it was saved. */
export type SaveStage = 'editing' | 'reviewing' | 'saving' | 'partial' | 'conflict' | 'unknown' | 'done'
