import type { Operation } from '@memberkit/contract'
import { actionOf, targetsOf } from '@memberkit/contract'
import {
  type ActionCall,
  type ActionCalls,
  type ActionRow,
  defineActions,
  defineCalls,
  type EntityActions,
} from '@memberkit/foundation/entity-actions'
import type { JournalOperation } from '@memberkit/foundation/journal'
import { keyOf } from '@memberkit/platform/query'
import type { ActionTraits } from '../define/define-console.ts'
import { addressOf, idOf, statusOf } from '../runtime/address.ts'
import type { DeskAction, DeskPage, Entity, Scope } from '../runtime/desk.ts'
import { isChange } from '../runtime/operations.ts'
import { showsIn } from '../runtime/shows.ts'

/** An entity with what foundation's actions need to know of it. */
export type ActingEntity = Entity & { readonly id: string; readonly version?: string; readonly status?: string }

/** Returns the entity of a page with its id, version and status under the names that actions use. */
export function actingEntity(page: DeskPage, entity: Entity): ActingEntity {
  const status = statusOf(page, entity)
  return { ...entity, id: idOf(page, entity), ...(status !== undefined && { status }) } as ActingEntity
}

/**
 * Whether an operation answers with something else than the entity, such as a transaction: it leaves the entity, and its
 * version, as they are.
 */
const leavesEntity = ({ schema }: DeskPage, { returns }: Operation): boolean =>
  returns !== undefined && returns !== schema

/** Whether a person wants to see what an operation answers: then it has a page instead of a dialog. */
export const hasAnswer = (page: DeskPage, { operation, traits }: DeskAction): boolean =>
  traits.hasAnswer ?? (operation.responseType !== undefined || !isChange(operation) || leavesEntity(page, operation))

const order = ['status', 'change', 'people', 'send', 'end'] as const

/** Returns the table of a page's actions, by the names of their operations. */
export function pageActions(page: DeskPage): EntityActions<ActingEntity> {
  const rows: Record<string, ActionRow<ActingEntity, 'status'>> = {}
  for (const group of order)
    for (const { name, operation, traits } of page.actions)
      if ((traits.group ?? 'change') === group)
        rows[name] = {
          group,
          operationAction: actionOf(operation),
          isCritical: isCriticalOn(page, { operation, traits }),
          // The value it sets stands: a job that is paused can't be paused.
          unavailableReason: (entity) => (traits.shows && hasAll(entity, traits.shows) ? 'status' : undefined),
        }
  return defineActions<ActingEntity, 'status'>()(rows, {
    service: page.service,
    transitions: page.transitions,
  }) as unknown as EntityActions<ActingEntity>
}

/** Whether an operation deletes the entity itself. */
export const isDeletionOf = ({ idParam }: DeskPage, { method, path }: Operation): boolean =>
  method === 'DELETE' && idParam !== undefined && path.endsWith(`{${idParam}}`)

/** Whether an operation can't be undone. */
export const isCriticalOn = (
  page: DeskPage,
  { operation, traits }: Pick<DeskAction, 'operation' | 'traits'>,
): boolean => traits.isCritical ?? isDeletionOf(page, operation)

/** Returns the operation that reads a page's entities: alone, else in the list that they were opened from. */
export const readOf = ({ read, ways }: DeskPage, way?: string): Operation | undefined =>
  read ?? (ways.find(({ name }) => name === way) ?? ways[0])?.operation

/** Returns how a page's actions are sent: from a place with these path parameters chosen, and the list opened there. */
export function pageCalls(
  page: DeskPage,
  actions: EntityActions<ActingEntity>,
  scope: Scope,
  way?: string,
): ActionCalls<ActingEntity, Readonly<Record<string, Operation>>> | undefined {
  const read = readOf(page, way)
  if (!read) return undefined
  const calls = Object.fromEntries(page.actions.map((action) => [action.name, callOf(page, action, scope)] as const))
  return defineCalls(actions)(calls as never, {
    read: read as never,
    ...(page.journal && { journal: page.journal as unknown as JournalOperation }),
    find: (data: unknown, id: string) => entityIn(page, data, id),
  }) as unknown as ActionCalls<ActingEntity, Readonly<Record<string, Operation>>>
}

/** Finds an entity in what reads it: the entity itself, or a list. */
export function entityIn(page: DeskPage, data: unknown, id: string): ActingEntity | undefined {
  if (page.read) return actingEntity(page, data as Entity)
  const found = Array.isArray(data) ? (data as Entity[]).find((one) => idOf(page, one) === id) : undefined
  return found && actingEntity(page, found)
}

function callOf(page: DeskPage, { operation, traits }: DeskAction, scope: Scope): ActionCall<ActingEntity> {
  const isDeletion = isDeletionOf(page, operation)
  return {
    operation,
    needsCertainty: true,
    ...(isDeletion && { isDeletion }),
    isApplied: (after, before, input) => isApplied(page, operation, traits, { after, before, input }),
    effects: () => readsOf(page, scope),
  }
}

/** Returns the query keys of what reads a page's entities. */
export const readsOf = (page: DeskPage, scope: Scope) =>
  [...page.ways.map((way) => way.operation), ...(page.read ? [page.read] : [])].map((operation) =>
    keyOf(operation, addressOf(page, operation, scope) as never),
  )

const hasAll = (entity: Entity, values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).every(([name, value]) => entity[name] === value)

interface Versions {
  readonly after: ActingEntity
  readonly before: ActingEntity
  readonly input: unknown
}

/**
 * Whether an action shows in an entity: by its version, its status or what was sent. `undefined` if none can tell, such
 * as of a charge, which leaves the payment method as it was.
 */
function isApplied(
  page: DeskPage,
  operation: Operation,
  { to, shows }: ActionTraits,
  { after, before, input }: Versions,
) {
  if (leavesEntity(page, operation)) return undefined
  // Every change of an entity gives it another version.
  if (before.version !== undefined && after.version === before.version) return false
  // A value that stood before tells nothing of the action.
  if (shows) return hasAll(before, shows) ? undefined : hasAll(after, shows)
  const transition = page.transitions[actionOf(operation)]
  const targets = to === undefined ? (transition ? targetsOf(transition, before.status) : []) : [to]
  const status = statusOf(page, after)
  if (targets.length > 0) return status !== undefined && targets.includes(status)
  // Some services keep what is deleted, with that status.
  if (isDeletionOf(page, operation)) return status === 'DELETED'
  return showsIn(page, operation, { before, after, input: input as Entity })
}
