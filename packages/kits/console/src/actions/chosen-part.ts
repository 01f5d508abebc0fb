import { actionOf, type Operation, type Schema } from '@memberkit/contract'
import { entriesOf, type Field, fieldsOf } from '@memberkit/contract/fields'
import { type Draft, fit } from '../form/draft.ts'
import { enteredParams } from '../runtime/address.ts'
import type { DeskPage, Entity } from '../runtime/desk.ts'

/** The facts of a page that tell which part of an entity an operation is about. */
export type PageParts = Pick<DeskPage, 'fields' | 'idParam' | 'idField'>

/** The part of an entity that a change is about, one of several: of `participants`, the one that `participantId` names. */
export interface ChosenPart {
  /** The field of the entity that lists such parts. */
  readonly list: Field
  /** The inputs in which a person names the part. */
  readonly from: 'params' | 'query' | 'body'
  readonly name: string
  /** The field of a part that has its name. */
  readonly key: string
  /** Whether only a part that is there can be named; else one may be new, such as the permissions of another person. */
  readonly isListed: boolean
}

/** Whether an operation adds to an entity: what it adds has nothing in common with what the entity has. */
export function isAddition(operation: Operation, page: PageParts): boolean {
  const action = actionOf(operation)
  if (/^(add|append|bulkAdd)/.test(action)) return true
  // A part named in the address exists.
  if (enteredParams(page, operation).length > 0) return false
  const isItem = operation.body !== undefined && !fieldsOf(operation.body).some(({ isList }) => isList)
  return operation.method === 'POST' && isItem && page.fields.some(({ name, isList }) => isList && name === action)
}

/** Whether an operation is about a part that it takes away. */
const isRemoval = (operation: Operation) =>
  operation.method === 'DELETE' || /^(remove|delete|replace)[A-Z]/.test(actionOf(operation))

/** Returns which part of an entity an operation is about; `undefined` for one about the entity itself. */
export function chosenPart(operation: Operation, page: PageParts): ChosenPart | undefined {
  if (isAddition(operation, page)) return undefined
  const action = actionOf(operation).toLowerCase()
  const params = enteredParams(page, operation)
  // Of several parameters, one is of a part inside a part.
  if (params.length > 1) return undefined
  const candidates = [
    ...params.map((name) => ({ from: 'params' as const, name, isReference: name.endsWith('Id') })),
    ...namesIn('query', operation.query),
    ...namesIn('body', operation.body),
  ]
  const found = candidates.flatMap(({ from, name, isReference }) =>
    page.fields.flatMap((list) => {
      const key = list.isList ? keyIn(list, name) : undefined
      const isNamed = isNamedAfter(list, name)
      if (key === undefined || !(isNamed || isAbout(action, list))) return []
      return [{ list, from, name, key, isListed: isNamed || !isReference || isRemoval(operation) }]
    }),
  )
  // "removeRestrictedPeriod" is about one of the `restrictedPeriods`, though `periods` may be listed, too.
  const weight = ({ list }: ChosenPart) => (isAbout(action, list) ? list.name.length : 0)
  return found.toSorted((a, b) => weight(b) - weight(a))[0]
}

const unnaming: ReadonlySet<Field['kind']> = new Set(['entity', 'flag', 'multiline', 'richText', 'opaque', 'file'])

/** Required fields that may name a part, those first that are likelier to: an id, another text, a value of a list. */
function namesIn(from: 'query' | 'body', schema: Schema | undefined) {
  const order = ({ name, kind }: Field) => (/^id$|Id$/.test(name) ? 0 : kind === 'enumeration' ? 2 : 1)
  return (schema ? fieldsOf(schema) : [])
    .filter(
      ({ kind, isList, isOptional, isSensitive }) => !isList && !isOptional && !isSensitive && !unnaming.has(kind),
    )
    .toSorted((a, b) => order(a) - order(b))
    .map(({ name, kind }) => ({ from, name, isReference: kind === 'reference' }))
}

/** `addressId` names one of the `addresses`. */
const isNamedAfter = ({ name: list }: Field, name: string) => name.endsWith('Id') && list.startsWith(name.slice(0, -2))

/** `removeAddress` is about one of the `addresses`. */
const isAbout = (action: string, { name }: Field) =>
  action.includes(name.replace(/ies$/, 'y').replace(/e?s$/, '').toLowerCase())

function keyIn(list: Field, name: string): string | undefined {
  // Each of the `usernames` is a `username`. A reference is better searched by name.
  if (list.kind !== 'entity') return list.name === `${name}s` && list.kind !== 'reference' ? name : undefined
  const own = entriesOf(list.schema)
  if (name in own) return name
  return isNamedAfter(list, name) && 'id' in own ? 'id' : undefined
}

/** Returns the parts that may be chosen. */
export function partsIn({ list, key }: ChosenPart, entity: Entity): readonly Entity[] {
  const items = Array.isArray(entity[list.name]) ? (entity[list.name] as readonly unknown[]) : []
  return list.kind === 'entity' ? (items as readonly Entity[]) : items.map((item) => ({ [key]: item }))
}

/** Returns what a body starts with once a part is chosen: what stands there. */
export function startOfPart(operation: Operation, { list, from, name }: ChosenPart, part: Entity): Draft {
  const { body } = operation
  if (!body) return {}
  const fields = fieldsOf(body).filter((field) => from !== 'body' || field.name !== name)
  const own = entriesOf(list.schema)
  if (fields.every((field) => field.name in own)) return fit(body, part)
  const hasAll = (schema: Schema) => fields.every((field) => field.name in entriesOf(schema))
  const inside = fieldsOf(list.schema).find(
    ({ kind, isList, schema }) => kind === 'entity' && !isList && hasAll(schema),
  )
  if (inside) return fit(body, part[inside.name])
  // `updateEmail` takes the address that stands, and the whole email that it becomes.
  const isWhole = ({ kind, schema }: Field) =>
    kind === 'entity' && Object.keys(entriesOf(schema)).every((one) => one in own)
  return Object.fromEntries(fields.filter(isWhole).map((field) => [field.name, fit(field.schema, part)]))
}
