import type { PlatformClient } from '@memberkit/platform'
import { withLock } from '../action/lock.ts'
import { perform, refuseBusy, settle, verify } from '../action/perform.ts'
import type { ActionState } from '../action/phases.ts'
import type { Merge } from '../conflict/merge.ts'
import { referenceTo } from '../resource/reference.ts'
import { type DraftKeeper, pick } from './draft.ts'
import { callsLeft, goesOn, isAmong, pinned, sectionOf } from './plan.ts'
import { type EntityOptions, readEntity, readingAfter, type Request, requestOf } from './request.ts'
import type { Reading, SaveState, Store } from './save-state.ts'
import type { SectionCall, SectionState } from './section.ts'

export interface RunnerEnv<T, D> {
  readonly options: EntityOptions<T, D>
  readonly client: PlatformClient
  readonly inFlight: Set<string>
  /** Called with the progress of a request. */
  onBusy(state: ActionState<unknown>): void
  /** Called when a request has ended. */
  onCall(key: string, call: SectionCall, ended: ActionState<unknown>): void
}

/** A busy entity can change before each request; after this many merges in a row the person is asked. */
const mergesInARow = 3

/**
 * Sends the calls of a save in order, each with the version that the previous one returned. Never resends a request on
 * its own, and continues only from a known outcome.
 */
export class Runner<T, D extends object> {
  readonly #store: Store<SaveState<T, D>>
  readonly #drafts: DraftKeeper<T, D>
  readonly #env: () => RunnerEnv<T, D>
  last: Request<T, D> | undefined
  #isVersionLost = false

  constructor(store: Store<SaveState<T, D>>, drafts: DraftKeeper<T, D>, env: () => RunnerEnv<T, D>) {
    this.#store = store
    this.#drafts = drafts
    this.#env = env
  }

  /** Saves the planned sections. One save of an entity at a time: in this form, on this page, and across windows. */
  async run() {
    const { options, inFlight } = this.#env()
    const name = `memberkit save ${options.read.operation.service} ${options.entity}`
    if (inFlight.has(name)) return this.#refuse()
    inFlight.add(name)
    try {
      if (!(await withLock(name, () => this.#work()))) this.#refuse()
    } finally {
      inFlight.delete(name)
    }
  }

  mark(key: string, state: SectionState) {
    this.#restore({ ...this.#store.get().states, [key]: state })
  }

  #restore(states: Readonly<Record<string, SectionState>>) {
    this.#store.set({ states })
  }

  async #work(): Promise<true> {
    const { plan } = this.#drafts
    if (!(await this.#prepare())) return true
    for (let [key] = plan.keys; key !== undefined; [key] = plan.keys) {
      this.mark(key, { phase: 'pending' })
      const ended = await this.#save(key)
      this.mark(key, ended.phase === 'refused' ? this.#pin(key, ended) : ended)
      if (!goesOn(ended)) return true
      plan.keys = plan.keys.filter((one) => one !== key)
      if (this.#store.get().conflict) return true
    }
    return true
  }

  /** Shows a refusal at the fields that it is about, and keeps the rest of it with the section. */
  #pin(key: string, refused: SectionState & { phase: 'refused' }): SectionState {
    const { errors, unpinned } = pinned(this.#section(key), refused.fields)
    this.#store.set({ errors: { ...this.#store.get().errors, ...errors } })
    return { ...refused, unpinned }
  }

  /** Sends the remaining calls of one section. Resolves to its final state. */
  async #save(key: string): Promise<SectionState> {
    const made: SectionCall[] = []
    for (let merges = 0; ;) {
      const open = this.last?.isOpen ? this.last : undefined
      // A service may store other values than it was sent.
      const left = this.#callsLeft(key).filter((one) => !isAmong(one, made))
      const next = open?.call ?? left[0]
      if (!next) {
        this.#drafts.takeEqual(this.#section(key).fields)
        return { phase: 'done', data: undefined }
      }
      if (this.#isVersionLost && !(await this.#lookAgain(key))) return this.#stopped(key)
      const { version } = this.#store.get().base
      const ended = await this.#request(key, next, open)
      if (ended.phase === 'done') {
        made.push(next)
        await this.#take(key, made, left.length <= 1, ended)
      } else if (ended.phase === 'conflict' && this.last?.reading) {
        // On the version that was just refused, it would be refused again, and nobody's change explains it.
        if (version !== undefined && version === this.last.reading.version) return refusedAsChanged(ended.reference)
        made.length = 0
        merges += 1
        this.#meet(this.last.reading, key, merges > mergesInARow)
      } else return ended
      const isOver = this.#callsLeft(key).every((one) => isAmong(one, made))
      if (this.#store.get().conflict && !isOver) return this.#stopped(key)
    }
  }

  async #request(key: string, call: SectionCall, open: Request<T, D> | undefined) {
    const { client, options, onBusy, onCall } = this.#env()
    const wanted = { key, call, draft: this.#drafts.plan.draft, base: this.#store.get().base }
    const request = open ?? requestOf(client, options, wanted, (state) => (this.mark(key, state), onBusy(state)))
    this.last = request
    const ended = await (open ? settle : perform)(request.job)
    request.isOpen = ended.phase === 'unknown'
    request.isDoubtful = ended.phase === 'failed' && ended.isVerified
    if (request.isOpen || request.isDoubtful) this.#drafts.lost.set(key, request.draft)
    if (ended.phase === 'done') this.#drafts.lost.delete(key)
    onCall(key, call, ended)
    return ended
  }

  /** Continues after an accepted call. `isLast`: no other call of its section was left when it was sent. */
  async #take(key: string, made: readonly SectionCall[], isLast: boolean, ended: { data: unknown; version?: string }) {
    const { client, options } = this.#env()
    const { draft } = this.last!
    const reading = await readingAfter(client, options, this.last!, ended)
    this.#isVersionLost = !reading
    if (!reading) return isLast && this.#drafts.takeUnread(pick(draft, this.#section(key).fields))
    this.#goOnFrom(reading, key, made, draft)
  }

  /** Whether a reading shows the effect of a request whose outcome isn't known for good. */
  isOwnEffect({ entity }: Reading<T>): boolean {
    const { last } = this
    return Boolean(last?.isOpen || last?.isDoubtful) && last!.hasTakenEffect(entity)
  }

  /** Takes what the last request has saved, whose effect shows only now: the service may have stored other values. */
  takeLate(reading: Reading<T>) {
    const last = this.last!
    const { key, call, draft } = last
    last.isOpen = false
    last.isDoubtful = false
    this.#goOnFrom(reading, key, [call], draft)
    if (this.#store.get().conflict?.section === key) return
    const isOver = this.#callsLeft(key).every((one) => isAmong(one, [call]))
    this.mark(key, isOver ? { phase: 'done', data: undefined } : { phase: 'waiting' })
  }

  /** `sent`: the draft at the time of the request. It may have changed since. */
  #goOnFrom(reading: Reading<T>, key: string, made: readonly SectionCall[], sent: D) {
    const section = this.#section(key)
    const left = callsLeft(section, sent, this.#env().options.draftOf(reading.entity), reading.entity)
    const isOver = left.every((one) => isAmong(one, made))
    const overlap = this.#drafts.take(reading, pick(sent, section.fields), isOver)
    if (overlap) this.ask(reading, overlap, key)
  }

  /** Loads what must be known before sending. Returns whether it is. */
  async #prepare(): Promise<boolean> {
    const { last } = this
    const [key = ''] = this.#drafts.plan.keys
    if (last?.isOpen) return true
    if (this.#drafts.newer && !last?.isDoubtful && !this.#meet(this.#drafts.newer, key)) return false
    // Without a version, only a read prevents overwriting someone else's change.
    const isGuarded = this.#store.get().base.version !== undefined
    if (isGuarded && !last?.isDoubtful && !this.#isVersionLost) return true
    if (!last?.isDoubtful) return this.#lookAgain(key)
    const isKnown = await this.#lookForLast(last, key)
    last.isDoubtful = false
    if (isKnown) return true
    last.isOpen = !this.#store.get().conflict
    if (last.isOpen) this.mark(last.key, { phase: 'unknown', isChecking: false })
    return false
  }

  /** Looks whether the last request has taken effect after all. */
  async #lookForLast(last: Request<T, D>, key: string): Promise<boolean> {
    const before = this.#store.get().states
    this.mark(last.key, { phase: 'unknown', isChecking: true })
    const verdict = await verify(last.job)
    const { reading } = last
    if (!reading || !verdict || verdict.outcome === 'unclear') return false
    this.#isVersionLost = false
    if (verdict.outcome === 'applied') {
      this.takeLate(reading)
      return !this.#store.get().conflict
    }
    this.#restore(before)
    return this.#meet(reading, key)
  }

  async #lookAgain(key: string): Promise<boolean> {
    const { client, options } = this.#env()
    const reading = await readEntity(client, options)
    if (!reading) return false
    this.#isVersionLost = false
    return this.#meet(reading, key)
  }

  #meet(reading: Reading<T>, key: string, isAsked = false): boolean {
    const overlap = this.#drafts.meet(reading)
    if (overlap) this.ask(reading, overlap, key)
    else if (isAsked) this.ask(reading, { merged: this.#store.get().draft, conflicts: [], theirsOnly: [] }, key)
    return !overlap && !isAsked
  }

  ask(reading: Reading<T>, merge: Merge<D>, key: string) {
    const section = sectionOf(this.#env().options.sections, merge) ?? key
    this.#store.set({ conflict: { section, merge, reading } })
    this.mark(section, this.#stopped(section))
  }

  /** Asks no longer: what the form shows now overlaps with nothing. */
  withdraw() {
    const { conflict } = this.#store.get()
    this.#store.set({ conflict: undefined })
    if (!conflict) return
    const isLeft = this.#drafts.dirtyKeys().includes(conflict.section)
    this.mark(conflict.section, isLeft ? { phase: 'waiting' } : { phase: 'done', data: undefined })
  }

  #stopped(key: string): SectionState {
    if (this.#store.get().conflict?.section !== key) return { phase: 'waiting' }
    return { phase: 'conflict', reference: referenceTo(this.#env().options.read.operation, 412) }
  }

  #refuse() {
    const [key] = this.#drafts.plan.keys
    if (key === undefined) return
    const { client, options, onBusy, onCall } = this.#env()
    const call = this.#callsLeft(key)[0] ?? options.read
    const wanted = { key, call, draft: this.#drafts.plan.draft, base: this.#store.get().base }
    const ended = refuseBusy(requestOf(client, options, wanted, onBusy).job)
    this.mark(key, ended)
    onCall(key, call, ended)
  }

  #section(key: string) {
    return this.#env().options.sections[key]!
  }

  #callsLeft(key: string) {
    const { base, baseDraft } = this.#store.get()
    return callsLeft(this.#section(key), this.#drafts.plan.draft, baseDraft, base.entity)
  }
}

/** A 412 although the entity, read again, is the one that the request was based on. */
function refusedAsChanged(reference: string): SectionState {
  return { phase: 'refused', status: 412, reason: 'conflict', at: Date.now(), reference }
}
