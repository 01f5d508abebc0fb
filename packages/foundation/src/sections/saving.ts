import { backOff, startPolling, type Polls } from '../polling/polling.ts'
import { verify, lateEffectDelays } from '../action/perform.ts'
import { DraftKeeper } from './draft.ts'
import { changedFields, isRetryable, keysOf } from './plan.ts'
import { Runner, type RunnerEnv } from './runner.ts'
import { begun, createStore, type SaveState } from './save-state.ts'

export interface SavingEnv<T, D> extends RunnerEnv<T, D> {
  readonly polls: Polls
  /** Whether the person may change the section. */
  isAllowed(key: string): boolean
  /** Called when a save has ended, or when the outcome of its lost request shows later. */
  onEnd(state: SaveState<T, D>): void
}

/** Creates the draft and the saves of one entity. Survives unmounting of the form. */
export function createSaving<T, D extends object>(loaded: T, env: () => SavingEnv<T, D>) {
  const { draftOf, versionOf } = env().options
  const store = createStore<SaveState<T, D>>(begun({ entity: loaded, version: versionOf(loaded) }, draftOf(loaded)))
  let seen = loaded
  const drafts = new DraftKeeper<T, D>(store, () => env().options)
  const runner = new Runner<T, D>(store, drafts, env)
  const name = () => `save ${env().options.read.operation.service} ${env().options.entity}`

  /** Returns the sections that a save would send: changed, allowed, and not denied by the service. */
  const savable = () => drafts.dirtyKeys().filter((key) => env().isAllowed(key))

  async function start() {
    if (store.get().isRunning) return
    stopPolling()
    store.set({ isRunning: true, isReviewing: false, conflict: undefined })
    try {
      await runner.run()
    } finally {
      end()
      pollLateEffect()
    }
  }

  function end() {
    store.set({ isRunning: false, completedSaves: store.get().completedSaves + 1 })
    env().onEnd(store.get())
  }

  function save(keys: readonly string[], submittedSections: readonly string[]) {
    if (store.get().isRunning) return Promise.resolve()
    // The outcome of the last request comes first.
    if (runner.last?.isOpen) return start()
    if (keys.length === 0) return Promise.resolve()
    planSave(keys, submittedSections)
    return start()
  }

  function planSave(keys: readonly string[], submittedSections: readonly string[]) {
    drafts.plan.draft = store.get().draft
    drafts.plan.keys = keys
    const { states, errors } = store.get()
    const { sections } = env().options
    const fields = new Set<string>(keys.flatMap((key) => sections[key]!.fields))
    store.set({
      submittedSections,
      states: Object.fromEntries(
        submittedSections.map((key) => [
          key,
          keys.includes(key) && !isDoubtful(key) ? { phase: 'waiting' } : states[key]!,
        ]),
      ),
      errors: Object.fromEntries(Object.entries(errors).filter(([path]) => !fields.has(path.split('.')[0]!))),
    })
  }

  /** Whether it may have taken effect late: until it has been looked up, it isn't called unsaved. */
  const isDoubtful = (key: string) => runner.last?.isDoubtful && runner.last.key === key

  /** Asks what to keep if a newer version overlaps with the draft: a review would compare with values that are gone. */
  function askBeforeReview(): boolean {
    const { newer, plan } = drafts
    const keys = savable()
    if (!newer || keys.length === 0 || runner.last?.isOpen || runner.last?.isDoubtful) return false
    plan.draft = store.get().draft
    const overlap = drafts.meet(newer)
    if (!overlap) return false
    planSave(keys, keys)
    runner.ask(newer, overlap, keys[0]!)
    store.set({ isReviewing: false, completedSaves: store.get().completedSaves + 1 })
    return true
  }

  const stopPolling = () => env().polls.get(name())?.()

  /** After a lost response, keeps checking for a late effect for 30 seconds. Sends nothing. */
  function pollLateEffect() {
    const { last } = runner
    if (!last?.isDoubtful) return
    startPolling(env().polls, name(), {
      nextDelay: (elapsed) => backOff(lateEffectDelays, elapsed),
      async check() {
        const verdict = await verify(last.job)
        if (!last.isDoubtful || store.get().isRunning) return true
        if (verdict?.outcome !== 'applied' || !last.reading) return false
        runner.takeLate(last.reading)
        end()
        return true
      },
    })
  }

  return {
    store,
    drafts,
    savable,
    /** Receives newer data from the page. During a save, its own responses are newer. */
    see(entity: T) {
      if (entity === seen) return
      seen = entity
      const { isRunning, conflict } = store.get()
      if (isRunning || conflict) return
      const reading = { entity, version: env().options.versionOf(entity) }
      if (runner.isOwnEffect(reading)) {
        stopPolling()
        runner.takeLate(reading)
        return end()
      }
      drafts.meet(reading)
      if (store.get().isReviewing) askBeforeReview()
    },
    change(change: Partial<D>) {
      drafts.change(change)
      const { conflict, isRunning } = store.get()
      if (!conflict || isRunning) return
      // The choice is between theirs and what the form shows now.
      drafts.plan.draft = store.get().draft
      const overlap = drafts.meet(conflict.reading)
      if (overlap) runner.ask(conflict.reading, overlap, conflict.section)
      else runner.withdraw()
    },
    review(isReviewing: boolean) {
      if (!isReviewing || !askBeforeReview()) store.set({ isReviewing })
    },
    save(only?: readonly string[]) {
      const keys = savable().filter((key) => !only || only.includes(key))
      return save(keys, keys)
    },
    retry() {
      const { states, submittedSections } = store.get()
      const keys = savable().filter((key) => !states[key] || isRetryable(states[key]))
      const { sections } = env().options
      return save(
        keys,
        keysOf(sections).filter((key) => submittedSections.includes(key) || keys.includes(key)),
      )
    },
    check: start,
    resolve(merged: D) {
      const { conflict } = store.get()
      if (!conflict) return Promise.resolve()
      drafts.resolve(conflict.reading, merged)
      const { sections } = env().options
      const { baseDraft, submittedSections } = store.get()
      const { plan } = drafts
      const isLeft = (key: string) => plan.keys.includes(key) || key === conflict.section
      plan.keys = keysOf(sections).filter(
        (key) => isLeft(key) && changedFields(sections[key]!, merged, baseDraft).length > 0,
      )
      for (const key of submittedSections.filter((one) => isLeft(one) && !plan.keys.includes(one))) {
        runner.mark(key, { phase: 'done', data: undefined })
      }
      store.set({
        submittedSections: keysOf(sections).filter((key) => submittedSections.includes(key) || plan.keys.includes(key)),
      })
      return start()
    },
    /** Postpones the choice: nothing is saved until it is made. */
    postpone: () => store.set({ conflict: undefined, completedSaves: store.get().completedSaves + 1 }),
    discard() {
      if (store.get().isRunning) return
      stopPolling()
      runner.last = undefined
      drafts.lost.clear()
      drafts.plan.keys = []
      store.set({
        draft: store.get().baseDraft,
        states: {},
        errors: {},
        submittedSections: [],
        conflict: undefined,
        isReviewing: false,
        mergedFields: [],
      })
      drafts.plan.draft = store.get().draft
      if (drafts.newer) drafts.meet(drafts.newer)
    },
  }
}

export type Saving<T, D extends object> = ReturnType<typeof createSaving<T, D>>
