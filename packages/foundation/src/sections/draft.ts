import { type FieldConflict, isSame, type Merge } from '../conflict/merge.ts'
import { mergeFields } from './merge-fields.ts'
import { callsLeft, changedFields, errorsLeft, hasFailed, keysOf, mergersOf } from './plan.ts'
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
  /** What was sent last of each section whose outcome isn't known: an effect may show late. */
  readonly lost = new Map<string, D>()

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
    return this.#merge(reading, {}, true)
  }

  /**
   * Continues from the result of an accepted call. `sent` are the fields of its section as confirmed; once the section is
   * done, the service's values win, otherwise the rest of it is still to come. Returns the overlap in other sections: it
   * continues with its own only.
   */
  take(reading: Reading<T>, sent: Partial<D>, isOver: boolean): Merge<D> | undefined {
    return this.#merge(reading, sent, isOver)
  }

  /** The same if the entity can't be read: what was sent no longer counts as changed. */
  takeUnread(sent: Partial<D>) {
    this.#store.set({ baseDraft: { ...this.#store.get().baseDraft, ...sent } })
  }

  /** Shows the service's values where the draft only writes the same in another way. */
  takeEqual(fields: readonly (keyof D)[]) {
    const { draft, baseDraft } = this.#store.get()
    const { plan } = this
    const typedSince = fields.filter((field) => !isSame(draft[field], plan.draft[field]))
    plan.draft = { ...plan.draft, ...pick(baseDraft, fields) }
    this.#store.set({ draft: { ...draft, ...pick(baseDraft, fields), ...pick(draft, typedSince) } })
  }

  /** Continues from a version with the draft that the person chose. */
  resolve(reading: Reading<T>, draft: D) {
    this.newer = undefined
    this.plan.draft = draft
    this.#rebase(reading, draft)
  }

  #merge(reading: Reading<T>, accepted: Partial<D>, isOver: boolean): Merge<D> | undefined {
    const { draftOf, sections } = this.#options()
    const { draft, baseDraft } = this.#store.get()
    const mergers = mergersOf(sections)
    const sent = { ...this.#shownLate(reading.entity), ...accepted }
    const own = Object.keys(sent) as (keyof D)[]
    const confirmedBase = { ...baseDraft, ...sent }
    const theirs = draftOf(reading.entity)
    const toCome = isOver ? {} : pick(mergeFields(baseDraft, confirmedBase, theirs, mergers).merged, own)
    const merge = (mine: D) => {
      const all = mergeFields(confirmedBase, mine, { ...theirs, ...toCome }, mergers)
      const applied = this.#appliedFields(reading.entity, mine)
      const isEqual = ({ field }: FieldConflict<D>) => applied.includes(field)
      return {
        ...all,
        merged: {
          ...all.merged,
          ...pick(
            theirs,
            all.conflicts.filter(isEqual).map(({ field }) => field),
          ),
        },
        conflicts: all.conflicts.filter((one) => !own.includes(one.field) && !isEqual(one)),
      }
    }
    // Input during a save isn't part of it, but isn't lost either, and replaces what it was typed over.
    const [typed, confirmed] = [merge(draft), merge(this.plan.draft)]
    const retyped = confirmed.conflicts.map(({ field }) => field)
    const planned = { ...confirmed.merged, ...pick(typed.merged, retyped) }
    if (typed.conflicts.length > 0) {
      this.newer = reading
      this.plan.draft = { ...this.plan.draft, ...pick(planned, own) }
      this.#store.set({
        draft: { ...draft, ...pick(typed.merged, own) },
        baseDraft: { ...baseDraft, ...pick(theirs, own) },
      })
      return typed
    }
    this.newer = undefined
    this.plan.draft = planned
    this.#noteMerged(typed.theirsOnly.filter((field) => !own.includes(field)))
    this.#rebase(reading, typed.merged)
    return undefined
  }

  /** Returns what was sent and lost, but shows now. It is the person's own, and what was typed since replaces it. */
  #shownLate(entity: T): Partial<D> {
    const { draftOf, sections } = this.#options()
    const theirs = draftOf(entity)
    const shown = [...this.lost].filter(([key, sent]) => callsLeft(sections[key]!, sent, theirs, entity).length === 0)
    for (const [key] of shown) this.lost.delete(key)
    return Object.assign({}, ...shown.map(([key, sent]) => pick(sent, sections[key]!.fields))) as Partial<D>
  }

  /** The fields of the sections that the entity contains, in another form. */
  #appliedFields(entity: T, draft: D): readonly (keyof D)[] {
    const { sections } = this.#options()
    return Object.values(sections).flatMap((one) => (one.isApplied?.(entity, draft) ? one.fields : []))
  }

  #noteMerged(fields: readonly (keyof D)[]) {
    const { isRunning, mergedFields } = this.#store.get()
    if (!isRunning && this.dirtyKeys().length === 0) return
    this.#store.set({ mergedFields: [...new Set([...mergedFields, ...(fields as readonly string[])])] })
  }

  #rebase(base: Reading<T>, draft: D) {
    this.#store.set({ base, baseDraft: this.#options().draftOf(base.entity), draft })
  }
}

export const pick = <D extends object>(draft: D, fields: readonly (keyof D)[]) =>
  Object.fromEntries(fields.map((field) => [field, draft[field]])) as Partial<D>
