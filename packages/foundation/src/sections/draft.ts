import { isSame, type Merge } from '../conflict/merge.ts'
import { mergeFields } from './merge-fields.ts'
import { changedFields, errorsLeft, hasFailed, keysOf, mergersOf } from './plan.ts'
import type { Reading, SaveState, Store } from './save-state.ts'
import type { Sections } from './section.ts'

export interface DraftOptions<T, D> {
  readonly sections: Sections<T, D, string>
  draftOf(entity: T): D
}

/** What is being saved: the draft as it was confirmed, and the sections that are not through yet. */
export interface Plan<D> {
  draft: D
  keys: readonly string[]
}

/** Keeps the draft together with the entity it is of, when the entity changes and when parts of the draft are saved. */
export class DraftKeeper<T, D extends object> {
  readonly #store: Store<SaveState<T, D>>
  readonly #options: () => DraftOptions<T, D>
  readonly plan: Plan<D>
  /** A reading that overlaps with the draft and has not been merged. */
  newer: Reading<T> | undefined

  constructor(store: Store<SaveState<T, D>>, options: () => DraftOptions<T, D>) {
    this.#store = store
    this.#options = options
    this.plan = { draft: store.get().draft, keys: [] }
  }

  /** The sections with unsaved changes, in their order. */
  dirtyKeys(): string[] {
    const { draft, baseDraft } = this.#store.get()
    const { sections } = this.#options()
    return keysOf(sections).filter((key) => changedFields(sections[key]!, draft, baseDraft).length > 0)
  }

  change(change: Partial<D>) {
    const { draft, states, errors, isRunning } = this.#store.get()
    const fields = (Object.keys(change) as (keyof D & string)[]).filter((field) => !isSame(change[field], draft[field]))
    const isAllSaved = Object.values(states).every((state) => !hasFailed(state) && state.phase !== 'waiting')
    this.#store.set({
      draft: { ...draft, ...change },
      errors: errorsLeft(errors, fields),
      // "All changes saved" is true until something is changed.
      ...(fields.length > 0 && isAllSaved && !isRunning && { states: {}, round: [] }),
    })
  }

  /** Goes on from a newer reading where it overlaps with nothing of the draft. Returns what overlaps otherwise. */
  meet(reading: Reading<T>): Merge<D> | undefined {
    return this.#merge(reading, {}, [])
  }

  /**
   * Goes on from what an accepted call led to. `fields` are those of its section; once that is over, what the service has
   * made of them counts, else what is drafted. Returns what overlaps in other sections.
   */
  take(reading: Reading<T>, fields: readonly (keyof D)[], isOver: boolean): Merge<D> | undefined {
    return this.#merge(reading, isOver ? this.#sent(fields) : {}, fields)
  }

  /** The same where the entity cannot be read: the fields are no longer changed. */
  takeUnread(fields: readonly (keyof D)[]) {
    this.#store.set({ baseDraft: { ...this.#store.get().baseDraft, ...this.#sent(fields) } })
  }

  /** Goes on from a reading with a draft of the person's choice. */
  resolve(reading: Reading<T>, draft: D) {
    this.newer = undefined
    this.plan.draft = draft
    this.#rebase(reading, draft)
  }

  #merge(reading: Reading<T>, sent: Partial<D>, own: readonly (keyof D)[]): Merge<D> | undefined {
    const { draftOf, sections } = this.#options()
    const { draft, baseDraft } = this.#store.get()
    const theirs = draftOf(reading.entity)
    const merge = (mine: D) => {
      const all = mergeFields({ ...baseDraft, ...sent }, mine, theirs, mergersOf(sections))
      return { ...all, conflicts: all.conflicts.filter(({ field }) => !own.includes(field)) }
    }
    // What is typed while a save is under way is no part of it, but is not lost either.
    const [typed, confirmed] = [merge(draft), merge(this.plan.draft)]
    const overlapping = [typed, confirmed].find(({ conflicts }) => conflicts.length > 0)
    this.newer = overlapping && reading
    if (overlapping) return overlapping
    this.plan.draft = confirmed.merged
    this.#rebase(reading, typed.merged)
    return undefined
  }

  #rebase(base: Reading<T>, draft: D) {
    this.#store.set({ base, baseDraft: this.#options().draftOf(base.entity), draft })
  }

  #sent(fields: readonly (keyof D)[]) {
    return Object.fromEntries(fields.map((field) => [field, this.plan.draft[field]])) as Partial<D>
  }
}
