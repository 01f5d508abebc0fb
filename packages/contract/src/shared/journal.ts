import { at, get, type OperationTraits, type Operation } from '../operation.ts'
import { assumed, entity, list, maybe, number, type Out, record, type Schema, text } from '../wire.ts'
import { Instant } from './dates.ts'
import { Realm } from './realm.ts'

// The readers of a journal aren't shown; journals name people, so members can't.
const staffOnly = { access: 'internal', assumes: ['access'] } as const

const journalQueryFields = assumed({
  entityId: maybe(text),
  identityId: maybe(text),
  since: maybe(number),
  limit: maybe(number),
})

/** The query of a journal. `since` is a clock: returns entries after it. */
export interface JournalQuery extends Out<typeof journalQueryFields> {}
export const JournalQuery: Schema<JournalQuery> = journalQueryFields

const journalActorFields = assumed({ id: text, name: text, realm: Realm })

/** The author of a journal entry. */
export interface JournalActor extends Out<typeof journalActorFields> {}
export const JournalActor: Schema<JournalActor> = journalActorFields

/**
 * An entry of a service's audit journal. `clock` rises by one with each entry of the service. `before` and `after`
 * contain the changed fields, under the entity's own names.
 */
export interface JournalEntry<Action extends string = string> {
  id: string
  entityId: string
  identityId?: string
  action: Action
  at: Instant
  clock: number
  actor: JournalActor
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/* @__NO_SIDE_EFFECTS__ */
export function journalEntry<Action extends string>(action: Schema<Action>): Schema<JournalEntry<Action>> {
  const assumed = { id: text, entityId: text, identityId: maybe(text), at: Instant, clock: number, actor: JournalActor }
  const unshown = { before: maybe(record), after: maybe(record) }
  // `text` if the specification lists no actions; then the field is assumed, too.
  return action.type === 'picklist'
    ? entity({ stated: { action }, assumed, unshown })
    : entity({ stated: {}, assumed: { action, ...assumed }, unshown })
}

const maxClockFields = assumed({ maxClock: number })

/** The clock of a service's newest journal entry: cheap to poll. */
export interface MaxClock extends Out<typeof maxClockFields> {}
export const MaxClock: Schema<MaxClock> = maxClockFields

/**
 * Defines the journal of a service. `path` is the service's collection, such as `/v1/invoices`; `action` is `text` if
 * no actions are listed. If the path is assumed, `traits` says so: `{ assumes: ['path', 'access'] }`.
 *
 * Source: commerce, section 7, "Every service has GET journal (query) and GET journal max clock".
 */
/* @__NO_SIDE_EFFECTS__ */
export function journal<Path extends string, Action extends string>(
  service: string,
  path: Path,
  action: Schema<Action>,
  traits?: OperationTraits,
): Operation<`${Path}/journal`, JournalEntry<Action>[], undefined, JournalQuery> {
  return get(at(service, `${path}/journal`, { ...staffOnly, ...traits }), '', {
    query: JournalQuery,
    returns: list(journalEntry(action)),
  })
}

/** Options of a max clock: traits, and a query if the specification has one. */
export interface ClockShape<Query> extends OperationTraits {
  readonly query?: Schema<Query>
}

/**
 * Defines the max clock below a journal: `journal/maxClock`, as the companion documents write it. If the path is
 * written out there, it isn't assumed: `{ assumes: ['access'] }`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function maxClock<Path extends string, Query = undefined>(
  service: string,
  path: Path,
  shape?: ClockShape<Query>,
): Operation<`${Path}/journal/maxClock`, MaxClock, undefined, Query> {
  return maxClockAt(service, `${path}/journal/maxClock`, { assumes: ['path', 'access'], ...shape })
}

/** Defines a max clock at a path of its own, such as `/v1/benefits/maxClock`. */
/* @__NO_SIDE_EFFECTS__ */
export function maxClockAt<Path extends string, Query = undefined>(
  service: string,
  path: Path,
  shape?: ClockShape<Query>,
): Operation<Path, MaxClock, undefined, Query> {
  return { ...staffOnly, ...shape, service, method: 'GET', path, action: '', returns: MaxClock }
}
