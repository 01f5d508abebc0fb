import { isSame, type Merge } from '../conflict/merge.ts'
import { mergeFields } from './merge-fields.ts'
import { changedFields, errorsLeft, hasFailed, keysOf, mergersOf } from './plan.ts'
import type { Reading, SaveState, Store } from './save-state.ts'
import type { Sections } from './section.ts'

export interface DraftOptions<T, D> {
  readonly sections: Sections<T, D, string>
  draftOf(entity: T): D
}

/** The content of a save: the draft at confirmation, and the unsaved sections. */
export interface Plan<D> {
  draft: D
  keys: readonly string[]
}

/** Keeps draft and entity in sync when the entity changes and when parts of the draft are saved. */
export class DraftKeeper<T, D extends object> {
  readonly #store: Store<SaveState<T, D>>
  readonly #options: () => DraftOptions<T, D>
  readonly plan: Plan<D>
  /** A newer version that overlaps with the draft and hasn't been merged. */
  newer: Reading<T> | undefined

  constructor(store: Store<SaveState<T, D>>, options: () => DraftOptions<T, D>) {
    this.#store = store
    this.#options = options
    this.plan = { draft: store.get().draft, keys: [] }
  }

  /** Returns the sections with unsaved changes, in order. */
  dirtyKeys(): string[] {
    const { draft, baseDraft } = this.#store.get()
    const { sections } = this.#options()
    return keysOf(sections).filter((key) => changedFields(sections[key]!, draft, baseDraft).length > 0)
  }

  change(change: Partial<D>) {
    const { draft, states, errors, isRunning, mergedFields } = this.#store.get()
    const fields = (Object.keys(change) as (keyof D & string)[]).filter((field) => !isSame(change[field], draft[field]))
    const isAllSaved = Object.values(states).every((state) => !hasFailed(state) && state.phase !== 'waiting')
    this.#store.set({
      draft: { ...draft, ...change },
      // What came before the first change was on the page then.
      mergedFields: isRunning || this.dirtyKeys().length > 0 ? mergedFields : [],
      errors: errorsLeft(errors, fields),
      // "All changes saved" holds until the next change.
      ...(fields.length > 0 && isAllSaved && !isRunning && { states: {}, submittedSections: [] }),
    })
  }

  /** Continues from a newer version if it doesn't overlap with the draft; otherwise returns the overlap. */
  meet(reading: Reading<T>): Merge<D> | undefined {
    return this.#merge(reading, {}, [])
  }

  /**
   * Continues from the result of an accepted call. `fields` are those of its section; once the section is done, the
   * service's values win, otherwise the draft's. Returns the overlap in other sections.
   */
  take(reading: Reading<T>, fields: readonly (keyof D)[], isOver: boolean): Merge<D> | undefined {
    return this.#merge(reading, isOver ? this.#sent(fields) : {}, fields)
  }

  /** The same if the entity can't be read: the fields no longer count as changed. */
  takeUnread(fields: readonly (keyof D)[]) {
    this.#store.set({ baseDraft: { ...this.#store.get().baseDraft, ...this.#sent(fields) } })
  }

  /** Continues from a version with the draft that the person chose. */
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
    // Input during a save isn't part of it, but isn't lost either.
    const [typed, confirmed] = [merge(draft), merge(this.plan.draft)]
    const overlapping = [typed, confirmed].find(({ conflicts }) => conflicts.length > 0)
    this.newer = overlapping && reading
    if (overlapping) return overlapping
    this.plan.draft = confirmed.merged
    this.#noteMerged(typed.theirsOnly.filter((field) => !own.includes(field)))
    this.#rebase(reading, typed.merged)
    return undefined
  }

  #noteMerged(fields: readonly (keyof D)[]) {
    const { isRunning, mergedFields } = this.#store.get()
    if (!isRunning && this.dirtyKeys().length === 0) return
    this.#store.set({ mergedFields: [...new Set([...mergedFields, ...(fields as readonly string[])])] })
  }

  #rebase(base: Reading<T>, draft: D) {
    this.#store.set({ base, baseDraft: this.#options().draftOf(base.entity), draft })
  }

  #sent(fields: readonly (keyof D)[]) {
    return Object.fromEntries(fields.map((field) => [field, this.plan.draft[field]])) as Partial<D>
  }
}
