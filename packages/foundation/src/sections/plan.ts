import { isSame, type Merge } from '../conflict/merge.ts'
import type { Mergers } from './merge-fields.ts'
import type { SaveStage, Section, SectionCall, Sections, SectionState } from './section.ts'

// What follows from a table of sections, a draft and the entity it is of. Pure.

/** The keys of the sections, in the order in which they are saved. */
export const keysOf = <K extends string>(sections: { readonly [Key in K]: unknown }) => Object.keys(sections) as K[]

/** The fields of a section that differ from `base`. */
export const changedFields = <T, D>({ fields }: Section<T, D>, draft: D, base: D): (keyof D & string)[] =>
  fields.filter((field) => !isSame(draft[field], base[field]))

/** The calls that are still to be made; none once the entity shows the draft. */
export function callsLeft<T, D>(section: Section<T, D>, draft: D, base: D, entity: T): readonly SectionCall[] {
  if (changedFields(section, draft, base).length === 0 || section.shows?.(entity, draft)) return []
  return section.calls(draft, base)
}

/** Whether a call is among others. One that is not among those left to be made shows in the entity. */
export const isAmong = (call: SectionCall, others: readonly SectionCall[]) =>
  others.some(({ operation, input }) => operation === call.operation && isSame(input, call.input))

/** Every section's mergers together. */
export function mergersOf<T, D>(sections: Sections<T, D, string>): Mergers<D> {
  return Object.assign({}, ...Object.values(sections).map(({ merge }) => merge)) as Mergers<D>
}

/** Refusals that are about one section, so that the next ones may still be saved. */
const ofSection = ['denied', 'invalid', 'conflict', 'other']

/** Whether the next section is saved after this one has ended so. */
export function goesOn(state: SectionState): boolean {
  return state.phase === 'done' || (state.phase === 'refused' && ofSection.includes(state.reason))
}

/** Whether saving it again may help. Not where the service withholds it, and not where it is gone. */
export function isRetryable(state: SectionState): boolean {
  if (state.phase === 'refused') return state.reason !== 'denied' && state.reason !== 'gone'
  return state.phase === 'failed' || state.phase === 'conflict' || state.phase === 'waiting'
}

/** Whether its calls are over and not all of them were accepted. */
export const hasFailed = ({ phase }: SectionState) =>
  phase === 'refused' || phase === 'failed' || phase === 'conflict' || phase === 'unknown'

interface Standing {
  readonly states: Readonly<Record<string, SectionState>>
  readonly isRunning: boolean
  readonly isReviewing: boolean
  readonly isDirty: boolean
  readonly conflict?: unknown
}

/** Where the form stands as a whole. */
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

/** What the service objects to, by the path in the draft. What belongs to no field of the section is left out. */
export function pinned<T, D>(section: Section<T, D>, objections: Readonly<Record<string, string>> = {}) {
  const pin = section.pin ?? ((path: string) => usualPin(section.fields, path))
  const pairs = Object.entries(objections).flatMap(([path, message]) => {
    const field = pin(path)
    return field === undefined ? [] : [[field, message] as const]
  })
  return Object.fromEntries(pairs)
}

function usualPin(fields: readonly string[], path: string): string | undefined {
  // `emails[0].address` as well as `emails.0.address`.
  const dotted = path.replace(/\[(\w+)\]/g, '.$1')
  if (fields.includes(dotted.split('.')[0]!)) return dotted
  return fields.length === 1 && dotted ? `${fields[0]}.${dotted}` : undefined
}

/** The objection to a field or to something below it. */
export function errorAt(errors: Readonly<Record<string, string>>, path: string): string | undefined {
  const below = Object.keys(errors).find((known) => known === path || known.startsWith(`${path}.`))
  return below === undefined ? undefined : errors[below]
}

/** The errors without those of the fields that were changed since. */
export function errorsLeft(errors: Readonly<Record<string, string>>, changed: readonly string[]) {
  const isLeft = ([path]: [string, string]) => !changed.includes(path.split('.')[0]!)
  return Object.fromEntries(Object.entries(errors).filter(isLeft))
}

/** The first section that a merge leaves something to choose in. */
export function sectionOf<T, D>(sections: Sections<T, D, string>, { conflicts }: Merge<D>): string | undefined {
  const fields = new Set<unknown>(conflicts.map(({ field }) => field))
  return keysOf(sections).find((key) => sections[key]!.fields.some((field) => fields.has(field)))
}
