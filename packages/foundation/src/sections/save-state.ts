import type { Merge } from '../conflict/merge.ts'
import type { SectionState } from './section.ts'

/** The entity as read or returned, with its version for `If-Match`. */
export interface Reading<T> {
  readonly entity: T
  readonly version?: string
}

/** The overlap with the draft, and the version it was found in. */
export interface Overlap<T, D> {
  readonly section: string
  readonly merge: Merge<D>
  readonly reading: Reading<T>
}

/** The state of a form and its save. */
export interface SaveState<T, D> {
  /** The version that the draft is compared with and calls are based on. */
  readonly base: Reading<T>
  /** The same as a draft. */
  readonly baseDraft: D
  readonly draft: D
  /** States of the sections in a save; others are `idle`. */
  readonly states: Readonly<Record<string, SectionState>>
  /** The service's errors, by path in the draft. */
  readonly errors: Readonly<Record<string, string>>
  /** The sections of the pending or last save. */
  readonly submittedSections: readonly string[]
  readonly isRunning: boolean
  readonly isReviewing: boolean
  readonly conflict?: Overlap<T, D>
  /** Fields that somebody else has changed since the person began to, merged into the draft. */
  readonly mergedFields: readonly string[]
  /** The number of saves that have ended: moves focus when it changes. */
  readonly completedSaves: number
}

export const begun = <T, D>(base: Reading<T>, draft: D): SaveState<T, D> => ({
  base,
  baseDraft: draft,
  draft,
  states: {},
  errors: {},
  submittedSections: [],
  isRunning: false,
  isReviewing: false,
  mergedFields: [],
  completedSaves: 0,
})

export interface Store<State> {
  get(): State
  set(change: Partial<State>): void
  subscribe(listener: () => void): () => void
}

/** A store outside React: a save continues after its form has unmounted. */
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
