import { entriesOf, type Field } from '@memberkit/contract/fields'
import type { FactGroup } from '../define/groups.ts'
import type { DeskPage } from '../runtime/desk.ts'

export interface ShownGroup {
  readonly group: FactGroup
  readonly fields: readonly Field[]
}

/** Whether a field is a list of objects, which is a table of its own. */
export const isTable = ({ isList, kind, schema }: Field): boolean =>
  isList && kind === 'entity' && Object.keys(entriesOf(schema)).length > 0

/** Returns the fields of an entity that are tables: those that the definition names first. */
export function tableFields({ fields, definition }: DeskPage): Field[] {
  const named = Object.keys(definition.tables ?? {})
  const grouped = new Set(Object.values(definition.groups).flat())
  return fields
    .filter((field) => isTable(field) && !grouped.has(field.name))
    .toSorted((a, b) => rank(named, a.name) - rank(named, b.name))
}

const rank = (names: readonly string[], name: string) => (names.includes(name) ? names.indexOf(name) : names.length)

/** Returns the groups of facts, with what no group names at the end: a field that is added later shows, too. */
export function shownGroups({ fields, definition, idField }: DeskPage): ShownGroup[] {
  const named = new Set(Object.values(definition.groups).flat())
  const known = new Set([
    definition.status,
    // In the heading.
    ...(typeof definition.title === 'string' ? [definition.title] : []),
    idField,
    ...tableFields({ fields, definition } as DeskPage).map(({ name }) => name),
  ])
  const rest = fields.filter(({ name, kind }) => !named.has(name) && !known.has(name) && kind !== 'version')
  const groups = (Object.entries(definition.groups) as [FactGroup, readonly string[]][]).map(([group, names]) => ({
    group,
    fields: names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
  }))
  if (rest.length === 0) return groups
  const last = groups.find(({ group }) => group === 'record')
  if (last) return groups.map((one) => (one === last ? { ...one, fields: [...one.fields, ...rest] } : one))
  return [...groups, { group: 'record', fields: rest }]
}
