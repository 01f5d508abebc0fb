import { actionOf, type Operation } from '@memberkit/contract'
import { entriesOf, type Field, fieldsOf } from '@memberkit/contract/fields'
import { paramsOf } from './operations.ts'
import type { DeskPage, Entity } from './desk.ts'
import { isEmpty } from './is-empty.ts'
import { showsByName } from './shows-by-name.ts'

export interface Change {
  readonly before: Entity
  readonly after: Entity
  /** The input that was sent: path parameters, a query and a body. */
  readonly input: Readonly<Record<string, unknown>>
}

const isObject = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether what an operation sent shows in an entity: in its own fields, as a part that was added, as a part that is gone,
 * or in what the operation is named after. `undefined` where the entity has no place for it.
 */
export const showsIn = (page: DeskPage, operation: Operation, change: Change): boolean | undefined =>
  showsInValues(page, operation, change) ?? showsByName(page, operation, change)

function showsInValues(page: DeskPage, operation: Operation, change: Change): boolean | undefined {
  const { before, after } = change
  const values = valuesOf(operation, change)
  const cleared = clearedBy(page, operation)
  if (cleared) return isEmpty(after[cleared.name])
  const ofParts = partParams(page, operation, change)
  // An action that deletes an entity by a word leaves nothing of it to compare.
  if (ofParts.length === 0 && actionOf(operation).startsWith('delete')) return undefined
  if (isRemoval(operation)) return isGone(before, after, [...ofParts, ...idsIn(operation, values)])
  const sent = Object.entries(values)
  if (sent.length === 0) return undefined
  const own = sent.filter(([name]) => name !== page.idField && page.fields.some((field) => field.name === name))
  if (own.length === sent.length) {
    const isShown = own.every(([name, value]) => holds(after[name], value))
    // An added part may be named as the entity itself is: by an `identityId`, for example.
    if (isShown || !actionOf(operation).startsWith('add')) return isShown
  }
  const isPart = (part: unknown) => (isObject(part) ? holds(part, values) : Object.values(values).includes(part))
  if (partsOf(after).some(isPart)) return partsOf(before).some(isPart) ? undefined : true
  const places = page.fields.filter((field) => isPlaceFor(field, Object.keys(values)))
  const isUnchanged = places.every(({ name }) => JSON.stringify(before[name]) === JSON.stringify(after[name]))
  return places.length > 0 && isUnchanged ? false : undefined
}

const isRemoval = (operation: Operation) =>
  operation.method === 'DELETE' || /^(remove|delete|clear|unassign|revoke)/i.test(actionOf(operation))

/** The field that `clearNote` empties. */
function clearedBy(page: DeskPage, operation: Operation): Field | undefined {
  const [, name] = /^clear([A-Z]\w*)$/.exec(actionOf(operation)) ?? []
  return name === undefined ? undefined : page.fields.find((field) => field.name.toLowerCase() === name.toLowerCase())
}

const naming = new Set<Field['kind']>(['id', 'reference', 'email', 'phone'])

/** Returns what a body names parts by. */
const idsIn = ({ body: schema }: Operation, body: Entity): unknown[] =>
  (schema ? fieldsOf(schema) : []).filter(({ kind }) => naming.has(kind)).flatMap(({ name }) => body[name])

/** Whether the parts of these ids are gone; `undefined` if they are there, but changed. */
function isGone(before: Entity, after: Entity, ids: readonly unknown[]): boolean | undefined {
  const withIds = (entity: Entity) =>
    partsOf(entity).filter((part) => ids.some((id) => id !== undefined && isOf(part, id)))
  const [earlier, later] = [withIds(before), withIds(after)]
  if (earlier.length === 0) return undefined
  if (later.length === 0) return true
  return JSON.stringify(earlier) === JSON.stringify(later) ? false : undefined
}

/** Returns the sent values that an entity may keep: a body, or those an update without one is named by. */
function valuesOf(operation: Operation, { input }: Change): Entity {
  const { body } = input
  if (operation.body) return isObject(body) ? body : {}
  return setByAddress(operation, input)
}

/** Returns the fields set by an update's address: `updateInternalName` that of its name, `timer/{value}` the timer. */
export function setByAddress(operation: Operation, { query, ...path }: Change['input']): Entity {
  const updated = actionOf(operation).toLowerCase()
  const asked = Object.entries({ ...path, ...(isObject(query) && query) })
  const [, field] = /\/(\w+)\/\{value\}$/.exec(operation.path) ?? []
  if (field !== undefined) return { [field]: path['value'] }
  return Object.fromEntries(asked.filter(([name]) => updated === `update${name.toLowerCase()}`))
}

/** The path parameters that name a part of the entity: neither itself nor where it is found. */
function partParams(page: DeskPage, operation: Operation, { before, input }: Change) {
  const ofPlace = new Set([page.idParam, ...page.ways.flatMap((way) => paramsOf(way.operation))])
  return paramsOf(operation)
    .filter((param) => !ofPlace.has(param) && before[param] === undefined)
    .map((param) => input[param])
}

/** Returns the objects inside an entity, and the elements of its lists, at any depth. */
function partsOf(value: Entity): unknown[] {
  return Object.values(value).flatMap((one): unknown[] => {
    if (Array.isArray(one)) return one.flatMap((item: unknown) => (isObject(item) ? [item, ...partsOf(item)] : [item]))
    return isObject(one) ? [one, ...partsOf(one)] : []
  })
}

const isOf = (part: unknown, id: unknown) => (isObject(part) ? Object.values(part).includes(id) : part === id)

/** Whether a value has all that was sent. Services add ids to what they keep. */
function holds(kept: unknown, sent: unknown): boolean {
  if (Array.isArray(sent))
    return Array.isArray(kept) && kept.length === sent.length && sent.every((one, index) => holds(kept[index], one))
  if (isObject(sent)) return isObject(kept) && Object.entries(sent).every(([name, one]) => holds(kept[name], one))
  return kept === sent || (isPlain(kept) && isPlain(sent) && isSame(String(kept).trim(), String(sent).trim()))
}

/** Whether an entity may be made from a body: what both have under one name is the same, apart from parts. */
export const isMadeFrom = (entity: Entity, body: Entity): boolean =>
  Object.entries(body).every(
    ([name, value]) => typeof value === 'object' || entity[name] === undefined || holds(entity[name], value),
  )

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Services trim text, and write a number in their own way: `10.00` for `10`. */
const isSame = (kept: string, sent: string) => kept === sent || (sent !== '' && Number(kept) === Number(sent))

/** Whether a field of the entity keeps such parts: `offerIds` keeps an `offerId`. */
export function isPlaceFor({ kind, name, schema, isList }: Field, sent: readonly string[]): boolean {
  if (kind !== 'entity') return isList && sent.length === 1 && name === `${sent[0]}s`
  const names = Object.keys(entriesOf(schema))
  return sent.every((one) => names.includes(one)) || fieldsOf(schema).some((field) => isPlaceFor(field, sent))
}
