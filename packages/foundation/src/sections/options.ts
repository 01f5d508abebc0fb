import type { QueryKey } from '@tanstack/react-query'
import type { Merge } from '../conflict/merge.ts'
import type { JournalOperation } from '../journal/useJournal.ts'
import type { SaveStage, Section, SectionCall, SectionState } from './section.ts'

export interface SectionedSaveOptions<T, D extends object, K extends string> {
  /** The id of the entity: one save of it at a time, in all windows. */
  entity: string
  /** The call that reads it: before anything is sent twice, and after a 412 or a lost answer. */
  read: SectionCall<T>
  /** The entity as the page has read it. A newer reading is merged into the draft. */
  loaded: T
  /** What goes back as `If-Match`. Without a version the entity is read and compared before each save. */
  versionOf(entity: T): string | undefined
  /** What of it is edited. Pure. */
  draftOf(entity: T): D
  /** In the order in which they are saved. */
  sections: { readonly [Key in K]: Section<T, D> }
  /** Who changed it meanwhile, for a conflict. */
  journal?: JournalOperation
  /** Query keys to invalidate beside the collections of the calls. */
  effects?: readonly QueryKey[]
  /** Called with the saved entity once all changes are saved. */
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
  /** Whether the person may only read it: the session lacks the permission, or the service has refused it. */
  readonly isReadOnly: boolean
}

export interface SaveConflict<D> {
  /** The first section with something to choose. */
  readonly section: string
  /** For ConflictPanel. */
  readonly merge: Merge<D>
  /** The newest journal entry, once it is known. */
  readonly changedBy?: { readonly actor: { readonly name: string }; readonly at: string }
  /** Goes on saving from what was chosen. */
  resolve(merged: D): void
  /** Leaves it for later: the draft stays, nothing of the section is saved. */
  cancel(): void
}

export interface SectionedSave<D, K extends string = string> {
  /** Begins the ids of the sections on the page. */
  readonly id: string
  readonly draft: D
  /** Changes the draft. What is set while a save is under way is kept and is no part of that save. */
  set(change: Partial<D> | ((draft: D) => Partial<D>)): void
  readonly stage: SaveStage
  readonly sections: { readonly [Key in K]: SectionView<D> }
  /** Whether anything is not saved. For `useLeaveGuard`. */
  readonly isDirty: boolean
  /** Whether a save is under way, or being looked up. */
  readonly isBusy: boolean
  /** The sections that `save` sends, in their order. */
  readonly savable: readonly K[]
  /** The sections of the save under way or of the last one, a retry included. */
  readonly round: readonly K[]
  /** Shows what would be saved. */
  review(): void
  /** Back to the form. */
  edit(): void
  /** Saves all changes, or those of some sections. Resolves when the save has ended, however it did; never rejects. */
  save(only?: readonly K[]): Promise<void>
  /** Saves what is not saved yet, and nothing else; absent where that is nothing. */
  readonly retryFailed?: () => void
  /** Looks up a lost request and goes on from it; there in `unknown` only, once the look before is over. */
  readonly check?: () => void
  readonly conflict?: SaveConflict<D>
  /** The service's objection to a field of the draft, or to something below it: `'emails'`, `'emails.0.address'`. */
  errorOf(path: string): string | undefined
  /** Back to what is saved. Does nothing while a save is under way. */
  discard(): void
  /** How many times a save has ended. */
  readonly endings: number
}
