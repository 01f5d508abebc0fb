import type { Data, Input, Operation } from '@memberkit/contract'
import type { ActionState } from '../action/phases.ts'
import type { Merger } from './merge-fields.ts'

/** One call of a section. Create it with `sectionCall`, which pairs the operation with its input. */
export interface SectionCall<Returns = unknown> {
  readonly operation: Operation<string, Returns>
  readonly input: object
}

/**
 * Returns a call as data.
 *
 * @example
 * call(updateBranchPhones, { branchId, body: { phones: draft.phones } })
 */
/* @__NO_SIDE_EFFECTS__ */
export function sectionCall<O extends Operation>(operation: O, input: Input<O>): SectionCall<Data<O>> {
  return { operation: operation as unknown as Operation<string, Data<O>>, input: input as object }
}

/** A part of a form with save operations of its own. `T` is the entity, `D` its draft. */
export interface Section<T, D> {
  /** The label, such as "Phone numbers". */
  readonly label: string
  /** The draft fields that the section saves. A field belongs to one section. */
  readonly fields: readonly (keyof D & string)[]
  /**
   * Returns the calls that turn `base` into the draft, in order. Runs again with the newest `base` after each call, so
   * calls that add to or remove from a list must only name the difference.
   */
  calls(draft: D, base: D): readonly SectionCall[]
  /**
   * Whether the entity contains the draft: settles a lost response. Set it if the service stores values in another
   * form. @default whether the fields are deeply equal
   */
  isApplied?(after: T, draft: D): boolean
  /**
   * Merges fields by their parts: `mergeByKey` for the days of a week, `mergeByItem` for a list. @default a field is one value
   */
  readonly merge?: { readonly [Field in keyof D]?: Merger<D[Field]> }
  /**
   * Returns what is wrong with the draft, by path, as messages. Review waits until nothing is, and moves focus to the
   * first invalid field. Compare with `base`, so that a saved value that is wrong already holds nothing up. Pure.
   */
  check?(draft: D, base: D): Readonly<Record<string, string>>
  /** The required permission. Without it, the section is read-only, also for the rest of the visit after a 403. */
  readonly permission?: string
  /**
   * Maps the path in a service's error to one in the draft: `'emails.0.address'`; `undefined` for none. @default the
   * same path if it begins with a field of the section, otherwise below the section's only field
   */
  mapErrorPath?(path: string): string | undefined
}

export type Sections<T, D, K extends string> = { readonly [Key in K]: Section<T, D> }

/**
 * The state of a section: that of an action, `idle` while it isn't in a save, `waiting` until its first call is sent. A
 * refusal keeps the service's messages that fit none of the section's fields, as `unpinned`.
 */
export type SectionState =
  | Exclude<ActionState<unknown>, { phase: 'refused' }>
  | (Extract<ActionState<unknown>, { phase: 'refused' }> & { readonly unpinned?: readonly string[] })
  | { readonly phase: 'waiting' }

/** The state of the whole form. `partial`: a save ended with unsaved sections. */
export type SaveStage = 'editing' | 'reviewing' | 'saving' | 'partial' | 'conflict' | 'unknown' | 'done'
