import type { Merge } from '../conflict/merge.ts'
import type { SectionState } from './section.ts'

/** The entity as it was read or answered, with the version that goes back as `If-Match`. */
export interface Reading<T> {
  readonly entity: T
  readonly version?: string
}

/** What overlaps with the draft, and what it was found in. */
export interface Overlap<T, D> {
  readonly section: string
  readonly merge: Merge<D>
  readonly reading: Reading<T>
}

/** All that is known of a form and its save. */
export interface SaveState<T, D> {
  /** What the draft is compared with, and each call is based on. */
  readonly base: Reading<T>
  /** The same as a draft. */
  readonly baseDraft: D
  readonly draft: D
  /** Of the sections that are part of a save; the others are `idle`. */
  readonly states: Readonly<Record<string, SectionState>>
  /** Objections of the service, by the path in the draft. */
  readonly errors: Readonly<Record<string, string>>
  /** The sections of the save under way, or of the last one. */
  readonly round: readonly string[]
  readonly isRunning: boolean
  readonly isReviewing: boolean
  readonly conflict?: Overlap<T, D>
  /** How many times a save has ended: what the focus follows. */
  readonly endings: number
}

export const begun = <T, D>(base: Reading<T>, draft: D): SaveState<T, D> => ({
  base,
  baseDraft: draft,
  draft,
  states: {},
  errors: {},
  round: [],
  isRunning: false,
  isReviewing: false,
  endings: 0,
})

export interface Store<State> {
  get(): State
  set(change: Partial<State>): void
  subscribe(listener: () => void): () => void
}

/** State outside React: a save goes on when its form has gone. */
export function createStore<State>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
