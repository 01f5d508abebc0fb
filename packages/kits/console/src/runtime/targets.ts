import type { FieldReference } from '@memberkit/contract/fields'
import type { ConsoleService } from '../services.ts'
import type { Desk, DeskPage } from './desk.ts'
import { paramsOf } from './operations.ts'
import { scopeParams } from './address.ts'

/** Returns the service that has a page for what an identifier refers to. */
export function serviceOf(services: readonly ConsoleService[], { service, entity }: FieldReference) {
  return services.find((one) => one.service === service && one.pages.includes(entity))
}

export const pageIn = ({ pages }: Desk, name: string): DeskPage | undefined => pages.find((page) => page.name === name)

/** Whether an entity is read by its id alone. */
export const isReadById = ({ read, idParam }: DeskPage): boolean =>
  read !== undefined && paramsOf(read).every((param) => param === idParam)

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
