import { actionOf, type Operation } from '@memberkit/contract'
import type { DeskPage, Entity } from './desk.ts'
import { isEmpty } from './is-empty.ts'
import type { Change } from './shows.ts'

/** The names an entity has for the person whose it is. */
const owners = ['owner', 'ownerid', 'identityid', 'userid']

/** Returns what an action is about: `changeOwner` the owner, `DELETE taxIds` the tax IDs, `reassign` the owner. */
function subjectOf({ method, ...operation }: Operation): string {
  const action = actionOf({ method, ...operation })
  const [, subject] =
    /^(?:add|assign|change|delete|reassign|remove|replace|set|unassign|update)([A-Z]\w*)$/.exec(action) ?? []
  if (subject) return subject.toLowerCase()
  return action === 'reassign' ? 'owner' : method === 'DELETE' ? action.toLowerCase() : ''
}

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')

/** Returns the fields of an entity that an action is named after: `changeOwner` changes `ownerId`. */
export function fieldsNamedBy(page: Pick<DeskPage, 'fields'>, operation: Operation) {
  const subject = subjectOf(operation)
  if (!subject) return []
  const names = new Set([subject, `${subject}id`].map(singular))
  if (subject === 'owner' || subject === 'identity') for (const name of owners) names.add(name)
  return page.fields.filter(({ name }) => names.has(singular(name.toLowerCase())))
}

/** Returns every text, number and flag inside a value. */
function plainIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(plainIn)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(plainIn)
  return value === undefined || value === null || value === '' ? [] : [String(value).trim()]
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value])

/** Returns what one value has and another lacks. */
function without(value: unknown, other: unknown): unknown[] {
  const known = new Set(itemsOf(other).map((item) => JSON.stringify(item)))
  return itemsOf(value).filter((item) => !known.has(JSON.stringify(item)))
}

/**
 * Whether an action shows in what it is named after: `changeOwner` in the owner, `removeMember` in the members. `true` if
 * that has changed to, or lost, what was sent; `undefined` otherwise: services may call it differently.
 */
export function showsByName(page: DeskPage, operation: Operation, { before, after, input }: Change): true | undefined {
  const sent = new Set(plainIn(sentIn(page, input, before)))
  const isRemoval = operation.method === 'DELETE' || /^(delete|remove|unassign)/.test(actionOf(operation))
  for (const { name } of fieldsNamedBy(page, operation)) {
    const [came, gone] = [without(after[name], before[name]), without(before[name], after[name])]
    if (isRemoval && sent.size === 0 && gone.length > 0 && isEmpty(after[name])) return true
    if (plainIn(isRemoval ? gone : came).some((one) => sent.has(one))) return true
  }
  return !isRemoval && isOwnChange(page, operation, { before, after, input }) ? true : undefined
}

/** Whether every value that was sent under a name of the entity stands there, and at least one didn't before. */
function isOwnChange(page: DeskPage, operation: Operation, { before, after, input: { body } }: Change): boolean {
  if (actionOf(operation).startsWith('add') || typeof body !== 'object' || body === null) return false
  const own = Object.entries(body as Entity).filter(
    ([name]) => name !== page.idField && page.fields.some((field) => field.name === name),
  )
  const stands = (entity: Entity) => (pair: [string, unknown]) => isSame(entity[pair[0]], pair[1])
  return own.length > 0 && own.every(stands(after)) && !own.every(stands(before))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(plainIn(one)) === JSON.stringify(plainIn(other))

/** Returns the values sent besides the address of the entity. */
function sentIn({ idParam }: DeskPage, { body, query, ...path }: Change['input'], before: Entity) {
  const named = Object.entries(path).filter(([name]) => name !== idParam && before[name] === undefined)
  return [body, query, named.map(([, value]) => value)]
}
