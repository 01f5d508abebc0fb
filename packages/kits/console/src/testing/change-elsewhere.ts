import { type Field, fieldsOf } from '@memberkit/contract/fields'
import type { DeskPage, Entity, NamedOperation } from '../runtime/desk.ts'
import { sampleOf } from './samples.ts'

/** Kinds of values that a page shows as they are. */
const plain = new Set<Field['kind']>(['text', 'multiline', 'number', 'money', 'date', 'flag', 'enumeration'])

/**
 * Returns a field that somebody else changes while an operation is reviewed, with its value: one that the page shows, and
 * that the operation leaves as it is; of an edited page, one that can be edited. `undefined` if the page has none.
 */
export function changeElsewhere(
  page: DeskPage,
  { name: tried }: NamedOperation,
  entity: Entity,
  sent: Entity,
): Entity | undefined {
  const { status, readOnly = [] } = page.definition
  const isEdit = page.edit.some(({ name }) => name === tried)
  const shows = page.actions.find(({ name }) => name === tried)?.traits.shows ?? {}
  const editable = new Set(
    page.edit.flatMap(({ operation: { body } }) => (body ? fieldsOf(body).map(({ name }) => name) : [])),
  )
  const isFree = ({ name, kind, isList, isKeyed, isSensitive }: Field) =>
    plain.has(kind) &&
    !isList &&
    !isKeyed &&
    !isSensitive &&
    name !== page.idField &&
    name !== status &&
    !(name in shows) &&
    !name.endsWith('At') &&
    entity[name] !== undefined &&
    (isEdit ? editable.has(name) && !readOnly.includes(name) && isUntouched(name) : !(name in sent))
  const isUntouched = (name: string) => !(name in sent) || sent[name] === entity[name]
  for (const field of page.fields.filter(isFree)) {
    const value = sampleOf(field, { isChanged: true })
    if (value !== undefined && value !== entity[field.name]) return { [field.name]: value }
  }
  return undefined
}
