import { permissionOf, type Operation, type Schema } from '@memberkit/contract'
import { entriesOf, type Field, fieldsOf, keepsOmitted } from '@memberkit/contract/fields'
import { mergeByItem, type Section, sectionCall } from '@memberkit/foundation/sections'
import { addressOf } from '../runtime/address.ts'
import type { DeskPage, Entity, NamedOperation, Scope } from '../runtime/desk.ts'
import type { Words } from '../words/useWords.ts'
import { type Draft, fit, sentOf } from '../form/draft.ts'
import { isMissing, keptIn, missingIn, type Problem, problemsIn } from '../form/problems.ts'

export interface EditSection extends NamedOperation {
  /** The fields that this section has on the page, each in one section only. */
  readonly fields: readonly Field[]
  /** Whether a field that its body leaves out stays as it is. */
  readonly isPartial: boolean
}

/** Returns the sections of a page: an operation of few fields keeps them from one that replaces everything. */
export function editSections(
  { edit, fields: known, definition: { readOnly = [] } }: DeskPage,
  names: ReadonlyMap<Schema, string>,
): EditSection[] {
  const taken = new Set<string>()
  const claimed = edit
    .toSorted((a, b) => bodyFields(a.operation, names).length - bodyFields(b.operation, names).length)
    .map((one) => {
      const fields = bodyFields(one.operation, names).filter((field) => {
        const same = known.find(({ name }) => name === field.name)
        return (
          same !== undefined && isSameValue(same, field) && !taken.has(field.name) && !readOnly.includes(field.name)
        )
      })
      fields.forEach(({ name }) => taken.add(name))
      const { body } = one.operation
      return { ...one, fields, isPartial: keepsOmitted(body && names.get(body)) }
    })
  return edit.flatMap(({ name }) => claimed.find((one) => one.name === name && one.fields.length > 0) ?? [])
}

/** Groups sections into cards: those of one field each that follow one another share one. */
export function cardsOf(sections: readonly EditSection[]): EditSection[][] {
  const cards: EditSection[][] = []
  for (const section of sections) {
    const last = cards.at(-1)
    if (section.fields.length === 1 && last?.[0]?.fields.length === 1) last.push(section)
    else cards.push([section])
  }
  return cards
}

const bodyFields = ({ body }: Operation, names: ReadonlyMap<Schema, string>) =>
  body ? fieldsOf(body, names.get(body)) : []

/** Whether what is read can be edited as what is sent: both have the same fields. */
function isSameValue(read: Field, sent: Field) {
  const inside = Object.keys(entriesOf(sent.schema))
  if (inside.length === 0) return true
  const known = Object.keys(entriesOf(read.schema))
  return inside.every((name) => known.includes(name)) && known.every((name) => inside.includes(name) || name === 'id')
}

/** Returns the edited part of an entity: what the bodies of the sections have fields for. */
export function draftOf(sections: readonly EditSection[], entity: Entity): Draft {
  return Object.assign({}, ...sections.map(({ operation: { body } }) => (body ? fit(body, entity) : {}))) as Draft
}

export type SayProblem = (problem: Problem, field: string) => string

/**
 * Returns what is wrong with the fields of a section, by path: text that is no JSON, and what is missing. A saved value
 * holds nothing up.
 */
function checkOf({ fields, isPartial, operation: { body } }: EditSection, say: SayProblem) {
  return (draft: Draft, base: Draft): Record<string, string> => {
    const changed = fields.filter(({ name }) => JSON.stringify(draft[name]) !== JSON.stringify(base[name]))
    const part = Object.fromEntries(changed.map(({ name }) => [name, draft[name]]))
    const missing = changed.filter((field) => isMissing(field, draft[field.name]))
    const wrong = body
      ? [...missingIn(body, part, base), ...problemsIn(body, part), ...(isPartial ? keptIn(body, base, draft) : [])]
      : []
    const found = wrong.filter(([path]) => (path.split('.')[0] ?? '') in part)
    return Object.fromEntries([
      ...missing.map(({ name }) => [name, say('required', name)] as const),
      ...found.map(([path, problem]) => [path, say(problem, path.split('.').at(-1) ?? path)] as const),
    ])
  }
}

/** A draft has what the service never sees: blanks, empty parts, JSON as text. What is sent is compared. */
function isAppliedTo({ fields, isPartial, operation: { body } }: EditSection) {
  if (!body) return () => false
  const sent = (draft: Draft) => {
    const whole = sentOf(body, draft, isPartial)
    return JSON.stringify(fields.map(({ name, isList }) => whole[name] ?? (isList ? [] : undefined)))
  }
  return (after: Entity, draft: Draft): boolean => sent(fit(body, after)) === sent(draft)
}

/** Returns the sections for foundation's sectioned save. */
export function saveSections(
  page: DeskPage,
  sections: readonly EditSection[],
  scope: Scope,
  words: Words,
  say: SayProblem,
) {
  return Object.fromEntries(
    sections.map((section): [string, Section<Entity, Draft>] => {
      const { name, operation, fields } = section
      return [
        name,
        {
          label: fields.length === 1 && fields[0] ? words.field(fields[0].name, page.name) : words.action(name),
          fields: fields.map((field) => field.name),
          permission: permissionOf(operation),
          merge: Object.fromEntries(
            fields.filter(({ isList }) => isList).map((field) => [field.name, mergeByItem(keyOfItem) as never]),
          ),
          calls: (draft) => [
            sectionCall(operation, {
              ...addressOf(page, operation, scope),
              ...(operation.body && { body: sentOf(operation.body, draft, section.isPartial) }),
            } as never),
          ],
          check: checkOf(section, say),
          isApplied: isAppliedTo(section),
        },
      ]
    }),
  )
}

const keyOfItem = (item: unknown): string => {
  if (typeof item !== 'object' || item === null) return String(item)
  const { id, key, locale, type } = item as Record<string, unknown>
  return String(id ?? key ?? locale ?? type ?? JSON.stringify(item))
}
