import type { Schema } from '@memberkit/contract'
import { entriesOf, type FieldReference } from '@memberkit/contract/fields'
import type { ConsoleService } from '../services.ts'
import type { Desk, DeskPage, Entity, Scope } from './desk.ts'
import { paramsOf } from './operations.ts'
import { scopeParams, textOf } from './address.ts'

/** Returns the service that has a page for what an identifier refers to. */
export function serviceOf(services: readonly ConsoleService[], { service, entity }: FieldReference) {
  return services.find((one) => one.service === service && one.pages.includes(entity))
}

/** Returns the page of what an operation answers with: an entity, or a summary of one that has its id. */
export function pageOfAnswer({ pages, names }: Desk, schema: Schema): DeskPage | undefined {
  const name = names.get(schema)?.replace(/^Thin|Summary$/g, '')
  const page = pages.find((one) => one.schema === schema) ?? pages.find((one) => one.name === name)
  const isShown = page && (page.read ?? page.ways[0]) !== undefined
  return isShown && page.idField in entriesOf(schema) ? page : undefined
}

export const pageIn = ({ pages }: Desk, name: string): DeskPage | undefined => pages.find((page) => page.name === name)

/** Whether an entity is read by its id alone. */
export const isReadById = ({ read, idParam }: DeskPage): boolean =>
  read !== undefined && paramsOf(read).every((param) => param === idParam)

/** Parameters that are a person under another name: a record that has one person means that one. */
const ofPerson = new Set(['userId', 'ownerId'])

/** Returns what must be chosen before an entity is read, as far as a record that refers to it or its place tells. */
export function scopeIn({ read, ways, idParam }: DeskPage, record: Entity, chosen: Scope): Scope {
  const operation = read ?? ways[0]?.operation
  if (!operation) return {}
  const known = (param: string) => textOf(record[param]) || chosen[param]
  return Object.fromEntries(
    scopeParams(operation)
      .filter((param) => param !== idParam)
      .flatMap((param) => {
        const value = known(param) || (ofPerson.has(param) ? known('identityId') : undefined)
        return value ? [[param, value]] : []
      }),
  )
}

/** Returns the operation that lists every entity without asking for anything first. */
export const browseOf = ({ ways }: DeskPage) =>
  ways.find(
    ({ operation, isSearch }) =>
      !isSearch && operation.returns?.type === 'array' && scopeParams(operation).length === 0,
  )

/** Returns the operation that finds entities by what a person types. */
export const searchOf = ({ ways }: DeskPage) =>
  ways.find(({ operation, isSearch }) => isSearch && scopeParams(operation).length === 0 && operation.query)

/** Returns every operation that finds entities by what a person types. */
export const searchesOf = (page: DeskPage) =>
  [searchOf(page), ...page.search].flatMap((one) => (one ? [one.operation] : []))
