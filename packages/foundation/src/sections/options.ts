import type { QueryKey } from '@tanstack/react-query'
import type { Merge } from '../conflict/merge.ts'
import type { JournalOperation } from '../journal/useJournal.ts'
import type { SaveStage, Section, SectionCall, SectionState } from './section.ts'

export interface SectionedSaveOptions<T, D extends object, K extends string> {
  /** The entity's id: one save at a time per entity, in all windows. */
  entity: string
  /** The call that reads the entity: before a resend, and after a 412 or a lost response. */
  read: SectionCall<T>
  /** The entity as the page has loaded it. Newer data is merged into the draft. */
  loaded: T
  /** Returns the version for `If-Match`. Without one, the entity is read and compared before each save. */
  versionOf(entity: T): string | undefined
  /** Returns the edited part of the entity. Pure. */
  draftOf(entity: T): D
  /** In the order in which they are saved. */
  sections: { readonly [Key in K]: Section<T, D> }
  /** Names the author of a concurrent change, for a conflict. */
  journal?: JournalOperation
  /** Additional query keys to invalidate, besides the collections of the calls. */
  effects?: readonly QueryKey[]
  /** Called with the saved entity once all changes are saved, those made during the save too. */
  onDone?(entity: T): void
}

export interface SectionChange<D> {
  readonly field: keyof D & string
  readonly before: D[keyof D]
  readonly after: D[keyof D]
}

export interface SectionView<D> {
  readonly label: string
  readonly state: SectionState
  readonly changes: readonly SectionChange<D>[]
  /** Whether the section is read-only: the session lacks the permission, or the service has refused it. */
  readonly isReadOnly: boolean
  /** Whether a review was refused because of its fields, and they are still invalid. */
  readonly isInvalid: boolean
}

export interface SaveConflict<D> {
  /** The first section with a conflict. */
  readonly section: string
  /** For ConflictPanel. */
  readonly merge: Merge<D>
  /** The newest journal entry, once it is known. */
  readonly changedBy?: { readonly actor: { readonly name: string }; readonly at: string }
  /** Continues the save with the chosen values. */
  resolve(merged: D): void
  /** Postpones the choice: the draft stays, the section isn't saved. */
  cancel(): void
}

export interface SectionedSave<D, K extends string = string> {
  /** The id prefix of the sections on the page. */
  readonly id: string
  readonly draft: D
  /** Changes the draft. Changes during a save are kept but aren't part of it. */
  set(change: Partial<D> | ((draft: D) => Partial<D>)): void
  readonly stage: SaveStage
  readonly sections: { readonly [Key in K]: SectionView<D> }
  /** Whether there are unsaved changes. For `useLeaveGuard`. */
  readonly isDirty: boolean
  /** Whether a save is pending or being checked. */
  readonly isBusy: boolean
  /** The sections that `save` sends, in order. */
  readonly savable: readonly K[]
  /** The sections of the pending or last save, including retries. */
  readonly submittedSections: readonly K[]
  /** Shows the changes to be saved, unless a field is invalid: then focus moves to it. */
  review(): void
  /** The number of reviews refused since the last valid one. */
  readonly refusedReviews: number
  /** Returns to the form. */
  edit(): void
  /** Saves all changes, or those of some sections. Resolves once the save has ended in any way; never rejects. */
  save(only?: readonly K[]): Promise<void>
  /** Saves only unsaved sections; absent if there are none. */
  readonly retryFailed?: () => void
  /**
   * Checks a lost request and continues from the result; present in `unknown` only, once the previous check is over.
   */
  readonly check?: () => void
  readonly conflict?: SaveConflict<D>
  /** Fields that somebody else has changed since the person began to, merged into the draft. */
  readonly mergedFields: readonly (keyof D & string)[]
  /**
   * Returns the error of a draft field or a part of it, `'emails'` or `'emails.0.address'`: the service's, or that of
   * the section's own check once a review was refused.
   */
  errorOf(path: string): string | undefined
  /** Restores the saved values. Does nothing during a save. */
  discard(): void
  /** The number of saves that have ended. */
  readonly completedSaves: number
}
