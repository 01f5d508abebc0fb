import { isSame, type Merge } from '../conflict/merge.ts'
import type { Mergers } from './merge-fields.ts'
import type { SaveStage, Section, SectionCall, Sections, SectionState } from './section.ts'

// Derives the plan of a save from sections, draft and entity. Pure.

/** Returns the section keys in save order. */
export const keysOf = <K extends string>(sections: { readonly [Key in K]: unknown }) => Object.keys(sections) as K[]

/** Returns the fields of a section that differ from `base`. */
export const changedFields = <T, D>({ fields }: Section<T, D>, draft: D, base: D): (keyof D & string)[] =>
  fields.filter((field) => !isSame(draft[field], base[field]))

/** Returns the remaining calls; none once the entity shows the draft. */
export function callsLeft<T, D>(section: Section<T, D>, draft: D, base: D, entity: T): readonly SectionCall[] {
  if (changedFields(section, draft, base).length === 0 || section.isApplied?.(entity, draft)) return []
  return section.calls(draft, base)
}

/** Whether a call is among others. A call that isn't among the remaining ones has taken effect. */
export const isAmong = (call: SectionCall, others: readonly SectionCall[]) =>
  others.some(({ operation, input }) => operation === call.operation && isSame(input, call.input))

/** Returns the mergers of all sections. */
export function mergersOf<T, D>(sections: Sections<T, D, string>): Mergers<D> {
  return Object.assign({}, ...Object.values(sections).map(({ merge }) => merge)) as Mergers<D>
}

/** Refusals that concern one section, so that the next ones can still be saved. */
const ofSection = ['denied', 'invalid', 'conflict', 'other']

/** Whether the save continues with the next section after this state. */
export function goesOn(state: SectionState): boolean {
  return state.phase === 'done' || (state.phase === 'refused' && ofSection.includes(state.reason))
}

const retryable: readonly SectionState['phase'][] = ['failed', 'conflict', 'waiting', 'done']

/** Whether saving a changed section may help: not if it is denied or gone. One that is saved has changed since. */
export function isRetryable(state: SectionState): boolean {
  if (state.phase === 'refused') return state.reason !== 'denied' && state.reason !== 'gone'
  return retryable.includes(state.phase)
}

/** Whether its calls are over and at least one wasn't accepted. */
export const hasFailed = ({ phase }: SectionState) =>
  phase === 'refused' || phase === 'failed' || phase === 'conflict' || phase === 'unknown'

interface Standing {
  readonly states: Readonly<Record<string, SectionState>>
  readonly isRunning: boolean
  readonly isReviewing: boolean
  readonly isDirty: boolean
  readonly conflict?: unknown
}

/** Returns the state of the whole form. */
export function stageOf({ states, isRunning, isReviewing, isDirty, conflict }: Standing): SaveStage {
  const all = Object.values(states)
  const some = (phase: SectionState['phase']) => all.some((state) => state.phase === phase)
  if (conflict) return 'conflict'
  if (some('unknown')) return 'unknown'
  if (isRunning) return 'saving'
  if (isReviewing) return 'reviewing'
  if (all.some(hasFailed) || some('waiting')) return 'partial'
  return some('done') && !isDirty ? 'done' : 'editing'
}

/** Returns the service's errors by path in the draft, and those about what no field of the section has. */
export function pinned<T, D>(section: Section<T, D>, objections: Readonly<Record<string, string>> = {}) {
  const pin = section.mapErrorPath ?? ((path: string) => usualPin(section.fields, path))
  const errors: Record<string, string> = {}
  const unpinned: string[] = []
  for (const [path, message] of Object.entries(objections)) {
    const field = pin(path)
    if (field === undefined) unpinned.push(message)
    else errors[field] = message
  }
  return { errors, unpinned }
}

function usualPin(fields: readonly string[], path: string): string | undefined {
  // Accepts `emails[0].address` as well as `emails.0.address`.
  const dotted = path.replace(/\[(\w+)\]/g, '.$1')
  if (fields.includes(dotted.split('.')[0]!)) return dotted
  return fields.length === 1 && dotted ? `${fields[0]}.${dotted}` : undefined
}

/** Returns what the sections themselves object to, by section and path. */
export function problemsIn<T, D, K extends string>(
  sections: { readonly [Key in K]: Section<T, D> },
  keys: readonly K[],
  draft: D,
  base: D,
): { [Key in K]?: Readonly<Record<string, string>> } {
  const pairs = keys.map((key) => [key, sections[key].check?.(draft, base) ?? {}] as const)
  return Object.fromEntries(pairs) as { [Key in K]?: Readonly<Record<string, string>> }
}

/** Returns the error of a field or a part of it. */
export function errorAt(errors: Readonly<Record<string, string>>, path: string): string | undefined {
  const below = Object.keys(errors).find((known) => known === path || known.startsWith(`${path}.`))
  return below === undefined ? undefined : errors[below]
}

/** Removes the errors of fields that have changed since. */
export function errorsLeft(errors: Readonly<Record<string, string>>, changed: readonly string[]) {
  const isLeft = ([path]: [string, string]) => !changed.includes(path.split('.')[0]!)
  return Object.fromEntries(Object.entries(errors).filter(isLeft))
}

/** Returns the first section with a conflict after a merge. */
export function sectionOf<T, D>(sections: Sections<T, D, string>, { conflicts }: Merge<D>): string | undefined {
  const fields = new Set<unknown>(conflicts.map(({ field }) => field))
  return keysOf(sections).find((key) => sections[key]!.fields.some((field) => fields.has(field)))
}
