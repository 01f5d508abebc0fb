import {
  ClassicId,
  LocalizedEntry,
  LocalizedText,
  MarketingData,
  OfficeAddress,
  type Operation,
  PostalAddress,
  type Schema,
  type Transitions,
} from '@memberkit/contract'
import { type Field, fieldsOf, schemaNames } from '@memberkit/contract/fields'
import * as sharedEnumerations from '@memberkit/contract/fields/shared-enumerations'
import type { ActionTraits, AnyPageDefinition, ServiceConsole } from '../define/define-console.ts'
import { isMachineOnly, isOperation, isSchema, paramsOf } from './operations.ts'

/** An entity as it arrives: its fields are known by the contract only. */
export type Entity = Readonly<Record<string, unknown>>

/** Path parameters by name. */
export type Scope = Readonly<Record<string, string>>

/** An operation with the name under which the contract exports it. */
export interface NamedOperation {
  readonly name: string
  readonly operation: Operation
}

export interface DeskWay extends NamedOperation {
  readonly isSearch: boolean
}

export interface DeskAction extends NamedOperation {
  readonly traits: ActionTraits
}

/** A page of the console with its operations looked up. */
export interface DeskPage {
  readonly service: string
  /** The name of the entity's schema. */
  readonly name: string
  readonly definition: AnyPageDefinition
  readonly schema: Schema | undefined
  readonly fields: readonly Field[]
  readonly idField: string
  readonly ways: readonly DeskWay[]
  readonly read?: Operation
  readonly find: readonly NamedOperation[]
  readonly search: readonly NamedOperation[]
  readonly create: readonly NamedOperation[]
  readonly edit: readonly NamedOperation[]
  readonly actions: readonly DeskAction[]
  readonly panels: readonly NamedOperation[]
  readonly journal?: Operation
  readonly clock?: Operation
  readonly transitions: Transitions
  /** The path parameter that is the entity's own id. */
  readonly idParam?: string
}

/** The console of one service, ready to render. */
export interface Desk {
  readonly service: string
  /** The service's module of the contract. */
  readonly module: ServiceConsole['module']
  readonly pages: readonly DeskPage[]
  readonly tools: readonly NamedOperation[]
  /** The service's worker: an entity without an id. */
  readonly worker?: DeskPage
  /** The names of the service's schemas, which name their labels. */
  readonly names: ReadonlyMap<Schema, string>
  /** Returns the tones of an enumeration by its name: those of statuses, if the definition's module has them. */
  tones(enumeration: string): Tones | undefined
}

export type Tones = Readonly<Record<string, 'neutral' | 'info' | 'positive' | 'caution' | 'critical'>>

/** Schemas of several services, which name their labels. */
const shared = {
  ...sharedEnumerations,
  ClassicId,
  LocalizedEntry,
  LocalizedText,
  MarketingData,
  OfficeAddress,
  PostalAddress,
}

/** Looks up what a definition names. */
export function deskOf(service: string, { module, definition }: ServiceConsole): Desk {
  const find = (name: string): NamedOperation => {
    const operation = module[name]
    if (!isOperation(operation)) throw new Error(`${service} has no operation ${name}.`)
    return { name, operation }
  }
  const names = schemaNames(shared, module)
  const pages = Object.entries(definition.pages ?? {}).map(([name, page]) => pageOf(service, name, page, module, find))
  const tones = (enumeration: string) =>
    module[`${enumeration.charAt(0).toLowerCase()}${enumeration.slice(1)}Tones`] as Tones | undefined
  const [worker] = Object.entries(definition.worker ?? {}).map(([name, own]) =>
    pageOf(service, name, { ...noPlace, ...own }, module, find),
  )
  const tools = allowed(definition.tools, find)
  return { service, module, pages, tools, ...(worker && { worker }), names, tones }
}

/** A worker is neither named nor found in a list. */
const noPlace = { title: [], enter: [], columns: [], groups: {} }

/** Leaves out calls reserved for machines: they are never shown. */
const allowed = (names: readonly string[] = [], find: (name: string) => NamedOperation) =>
  names.map(find).filter(({ operation }) => !isMachineOnly(operation))

function pageOf(
  service: string,
  name: string,
  definition: AnyPageDefinition,
  module: ServiceConsole['module'],
  find: (name: string) => NamedOperation,
): DeskPage {
  const schema = module[name]
  const ways = definition.enter.map((entry) =>
    typeof entry === 'string'
      ? { ...find(entry), isSearch: false }
      : { ...find(entry.by), isSearch: entry.isSearch === true },
  )
  const read = definition.read ? find(definition.read).operation : undefined
  const actions = Object.entries(definition.actions ?? {})
    .map(([action, traits = {}]) => ({ ...find(action), traits }))
    .filter(({ operation }) => !isMachineOnly(operation))
  const edit = allowed(definition.edit, find)
  const transitions = module[definition.transitions ?? '']
  const idParam = idParamOf(read, ways, [...actions, ...edit])
  return {
    service,
    name,
    definition,
    schema: isSchema(schema) ? schema : undefined,
    fields: isSchema(schema) ? fieldsOf(schema, name) : [],
    idField: definition.id ?? 'id',
    ways,
    ...(read && { read }),
    find: allowed(definition.find, find),
    search: allowed(definition.search, find),
    create: allowed(definition.create, find),
    // Sections are saved against what is read; where nothing reads it alone, each is an action.
    edit: read ? edit : [],
    actions: read ? actions : [...edit.map((one) => ({ ...one, traits: {} })), ...actions],
    panels: allowed(definition.panels, find),
    ...(definition.journal && { journal: find(definition.journal).operation }),
    ...(definition.clock && { clock: find(definition.clock).operation }),
    transitions: (transitions ?? {}) as Transitions,
    ...(idParam && { idParam }),
  }
}

/** The last parameter of the path that reads it; else the one that actions have and lists don't. */
function idParamOf(read: Operation | undefined, ways: readonly DeskWay[], changes: readonly NamedOperation[]) {
  if (read) return paramsOf(read).at(-1)
  const ofLists = new Set(ways.flatMap(({ operation }) => paramsOf(operation)))
  return changes.flatMap(({ operation }) => paramsOf(operation)).find((param) => !ofLists.has(param))
}
