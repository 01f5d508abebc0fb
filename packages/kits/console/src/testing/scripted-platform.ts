import { actionOf, type Operation, targetsOf } from '@memberkit/contract'
import { entriesOf, fieldsOf } from '@memberkit/contract/fields'
import type { MatrixFault } from '@memberkit/fixtures/fault-matrix'
import type { DeskPage, Entity, NamedOperation } from '../runtime/desk.ts'
import { isDeletionOf } from '../actions/page-actions.ts'
import { isOperation } from '../runtime/operations.ts'
import { isPlaceFor, setByAddress } from '../runtime/shows.ts'
import { fieldsNamedBy } from '../runtime/shows-by-name.ts'
import { changeElsewhere } from './change-elsewhere.ts'
import { accepts, sampleEntity, sampleValue } from './samples.ts'

/** The fault of the one operation that is tried; `none` if it goes right. */
export type ScriptedFault = 'none' | Pick<MatrixFault, 'kind' | 'after'>

const changedVersion = 'of-somebody-else'

export interface Script {
  readonly page: DeskPage | undefined
  readonly module: Readonly<Record<string, unknown>>
  readonly tried: NamedOperation
  readonly fault: ScriptedFault
}

/**
 * A platform of one entity and one operation that changes it, made from the contract: for tests that go through every
 * operation, most of which the stand-in allows in certain states of certain entities only.
 */
export class ScriptedPlatform {
  readonly #script: Script
  /** Requests of the operation that is tried. */
  requests = 0
  /** The number of times it took effect. */
  effects = 0
  /** The body of its last request. */
  sent: unknown
  /** Whether its last request had a body that the contract doesn't allow. */
  isMalformed = false
  /** The parameters in its address: of the path and of the query. */
  address: Entity = {}
  entity: Entity | undefined
  /** What somebody else has changed of it. */
  changedElsewhere: Entity | undefined
  /** The entity before anything was sent. */
  readonly before: Entity | undefined
  /** What its lists hold besides, and is no entity. */
  readonly strays: null[] = []
  readonly #created: Entity[] = []
  #path = ''
  readonly #isReleased = Promise.withResolvers<void>()

  constructor(script: Script) {
    this.#script = script
    this.entity = script.page?.schema && entityFor(script.page, script.tried.operation)
    this.before = this.entity
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { tried, module } = this.#script
    const path = new URL(request.url).pathname
    const isOf = (one: Operation) => one.method === request.method && pathOf(one).test(path)
    if (isOf(tried.operation)) return this.#try(request)
    const { page } = this.#script
    if (page?.read && isOf(page.read)) return this.entity ? Response.json(this.entity) : refusal(404, 'NOT_FOUND')
    const way = page?.ways.find(({ operation }) => isOf(operation))
    if (way) return Response.json(way.operation.returns?.type === 'array' ? this.#listed() : (this.entity ?? null))
    const other = Object.values(module).find((one): one is Operation => isOperation(one) && isOf(one))
    if (!other?.returns || other.method !== 'GET') return refusal(404, 'NOT_FOUND')
    return Response.json(other.returns.type === 'array' ? [] : sampleValue(other.returns))
  }

  #listed = () => [...this.strays, ...(this.entity ? [this.entity] : []), ...this.#created]

  async #try(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    this.#path = pathname
    this.address = addressOf(this.#script.tried.operation, pathname, searchParams)
    this.sent = request.headers.get('content-type')?.includes('json')
      ? await request.json()
      : request.body && (await request.formData().catch(() => undefined))
    // Whoever waits for a request reads what it carried.
    this.requests += 1
    const { body } = this.#script.tried.operation
    this.isMalformed = body !== undefined && !(this.sent instanceof FormData) && !accepts(body, this.sent)
    const { fault } = this.#script
    return fault === 'none' ? this.#taken() : this.#fail(fault, request.headers.get('if-match'))
  }

  async #fail({ kind, after }: Exclude<ScriptedFault, 'none'>, version: string | null): Promise<Response> {
    switch (kind) {
      case 400:
        return refusal(400, 'INVALID', this.field)
      case 412:
      case 'changed-before':
        // Merged with what somebody else has changed, it is taken, as is what compares no version.
        if (version === changedVersion || (version === null && kind !== 412)) return this.#taken()
        if (kind === 'changed-before') this.#changeElsewhere()
        if (this.entity) this.entity = { ...this.entity, version: changedVersion }
        return refusal(version === null ? 409 : 412, 'CONFLICT')
      case 'resent':
      case 'conflict-after-commit':
        // The second of two copies, or of two presses, finds what the first has done.
        this.#commit()
        return refusal(version === null ? 409 : 412, 'CONFLICT')
      case 'offline':
        throw new TypeError('Failed to fetch')
      case 'dropped-after-commit':
        this.#commit()
        throw new TypeError('Failed to fetch')
      case 'committed-late':
        setTimeout(() => this.#commit(), after)
        return refusal(504, 'TOO_LATE')
      case 'slow': {
        const taken = this.#taken()
        await this.#isReleased.promise
        return taken
      }
      case 'malformed-body':
      case 'empty-body':
        this.#commit()
        return new Response(kind === 'empty-body' ? '' : '{"', { headers: { 'content-type': 'application/json' } })
      case 'malformed-entities':
        this.#commit()
        return Response.json(this.#script.tried.operation.returns?.type === 'array' ? [{ id: 7 }] : { id: 7 })
      default:
        return refusal(Number(kind), 'FAULT')
    }
  }

  #changeElsewhere() {
    const { page, tried } = this.#script
    this.changedElsewhere = page && this.entity && changeElsewhere(page, tried, this.entity, this.#body)
    this.entity = this.entity && { ...this.entity, ...this.changedElsewhere }
  }

  /** Lets an answer go that was held back. */
  release() {
    this.#isReleased.resolve()
  }

  #taken() {
    this.#commit()
    return answer(this.#script.tried.operation, this.#script.page, this.entity ?? this.#created[0])
  }

  /** The field of the body that a refusal is about. */
  get field(): string | undefined {
    const { body } = this.#script.tried.operation
    return body && Object.keys(entriesOf(body))[0]
  }

  #commit() {
    this.effects += 1
    const { page, tried } = this.#script
    const { operation } = tried
    if (page?.create.some(({ name }) => name === tried.name)) this.#created.push(this.#made(page))
    else if (page && isDeletionOf(page, operation)) this.entity = undefined
    // Another answer, such as a transaction, leaves the entity as it is, unless the operation edits it.
    else if (
      operation.returns &&
      operation.returns !== page?.schema &&
      !page?.edit.some(({ name }) => name === tried.name)
    )
      return
    else if (page && this.entity) this.entity = this.#changed(page, this.entity)
  }

  #changed(page: DeskPage, entity: Entity): Entity {
    const { tried } = this.#script
    const { status } = page.definition
    const traits = page.actions.find(({ name }) => name === tried.name)?.traits
    const transition = page.transitions[actionOf(tried.operation)]
    const target = traits?.to ?? (transition && targetsOf(transition, entity[status ?? ''] as string)[0])
    const removed = new Set(
      isRemoval.test(`${tried.operation.method} ${actionOf(tried.operation)}`) ? this.#named() : [],
    )
    const kept =
      removed.size > 0
        ? { ...without(entity, removed), ...this.#emptied(page) }
        : { ...entity, ...this.#byName(page), ...this.#ofEntity(page), ...this.#part(page) }
    const [, cleared] = /^clear(\w+)$/.exec(actionOf(tried.operation)) ?? []
    const empty = page.fields.filter(({ name }) => name.toLowerCase() === cleared?.toLowerCase())
    return {
      ...kept,
      ...traits?.shows,
      ...Object.fromEntries(empty.map(({ name }) => [name, undefined])),
      ...(status && target && { [status]: target }),
      version: 'v2',
    }
  }

  #made(page: DeskPage): Entity {
    const { schema } = page
    const whole: Entity = schema ? sampleEntity(schema, page.name) : {}
    return { ...whole, ...this.#ofEntity(page), [page.idField]: this.#body[page.idField] ?? 'created-1' }
  }

  /** Returns the values that a removal may be about. */
  #named = () => [...Object.values(this.#body), ...Object.values(this.#asked), ...this.#path.split('/')].flat()

  /** The parameters of the query. */
  get #asked(): Entity {
    return (this.address['query'] ?? {}) as Entity
  }

  /** The one value that a removal is named after: `removeDateOfDeath`. */
  #emptied(page: DeskPage): Entity {
    const named = fieldsNamedBy(page, this.#script.tried.operation).filter(({ isList }) => !isList)
    return Object.fromEntries(named.map(({ name }) => [name, undefined]))
  }

  /** Returns the sent value, in the field that the operation is named after: `changeOwner` sets `ownerId`. */
  #byName(page: DeskPage): Entity {
    const [value] = Object.values({ ...this.#asked, ...this.#body }).filter((one) => typeof one !== 'object')
    const kept = (name: string) => (this.entity?.[name] ?? []) as unknown[]
    if (value === undefined) return {}
    return Object.fromEntries(
      fieldsNamedBy(page, this.#script.tried.operation).map(({ name, kind, isList }) => {
        const one = kind === 'entity' ? { ...(isList ? {} : (this.entity?.[name] as Entity)), id: value } : value
        return [name, isList ? [...kept(name), one] : one]
      }),
    )
  }

  /** Returns the sent values, as a part of the entity where it has a place for such parts. */
  #part({ fields }: DeskPage): Entity {
    const names = Object.keys(this.#body)
    const isOwn = names.every((name) => fields.some((field) => field.name === name))
    const [only] = names
    const ids = fields.find(({ name, isList, kind }) => isList && kind !== 'entity' && name === `${only}s`)
    const kept = (name: string) => (this.entity?.[name] ?? []) as unknown[]
    if (isOwn || only === undefined) return {}
    if (names.length === 1 && ids) return { [ids.name]: [...kept(ids.name), this.#body[only]] }
    return Object.fromEntries(
      fields
        .filter((field) => isPlaceFor(field, names))
        .map(({ name, isList }) => [name, isList ? [...kept(name), { ...this.#body, id: 'part-2' }] : this.#body]),
    )
  }

  get #body(): Entity {
    const isJson = typeof this.sent === 'object' && this.sent !== null && !(this.sent instanceof FormData)
    return isJson ? (this.sent as Entity) : setByAddress(this.#script.tried.operation, this.address)
  }

  /** Returns the sent values that the entity has fields for. */
  #ofEntity({ fields }: DeskPage): Entity {
    return Object.fromEntries(fields.flatMap(({ name }) => (name in this.#body ? [[name, this.#body[name]]] : [])))
  }
}

/** Reads an address as its schemas say: numbers and flags are text in it. */
function addressOf({ path, query }: Operation, pathname: string, given: URLSearchParams): Entity {
  const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const ofPath = new RegExp(`${pattern}$`).exec(pathname)?.groups
  const asked = (query ? fieldsOf(query) : []).flatMap(({ name, kind }) => {
    const text = given.get(name)
    return text === null ? [] : [[name, kind === 'number' ? Number(text) : kind === 'flag' ? text === 'true' : text]]
  })
  return { ...ofPath, query: Object.fromEntries(asked) as Entity }
}

/** Whether a method and an action take something away. */
export const isRemoval = /^DELETE| (remove|delete|clear|unassign|revoke)/i

/** Returns an entity without the parts that have one of these values. */
function without(entity: Entity, values: ReadonlySet<unknown>): Entity {
  const isKept = (part: unknown) =>
    typeof part === 'object' && part !== null ? !Object.values(part).some((one) => values.has(one)) : !values.has(part)
  return Object.fromEntries(
    Object.entries(entity).map(([name, one]) => [name, Array.isArray(one) ? one.filter(isKept) : one]),
  )
}

/** Returns an entity in a status that allows an operation, preferably one that it leaves. */
function entityFor(page: DeskPage, operation: Operation): Entity {
  const whole = sampleEntity(page.schema!, page.name)
  const { status } = page.definition
  const from = page.transitions[actionOf(operation)]?.from?.[0]
  return { ...whole, ...(status && from && { [status]: from }) }
}

function answer({ returns, responseType }: Operation, page: DeskPage | undefined, entity: Entity | undefined) {
  if (responseType === 'file') return new Response(new Blob(['sample']))
  if (!returns) return new Response(null, { status: 204 })
  return Response.json(returns === page?.schema && entity ? entity : sampleValue(returns))
}

/** The text of a scripted refusal about a field. */
export const objection = 'The service does not accept this.'

function refusal(status: number, code: string, field?: string) {
  return Response.json({ error: { code, message: objection, ...(field && { field }) } }, { status })
}

const pathOf = ({ path }: Operation) => new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
