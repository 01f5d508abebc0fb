import type { Operation } from '@memberkit/contract'
import { valuesIn } from '@memberkit/contract/fields'
import type { DeskPage, Entity, Scope } from './desk.ts'
import { isChange, paramSchema, paramsOf } from './operations.ts'
import type { Words } from '../words/useWords.ts'

/** Returns the id of an entity, as it stands in paths. */
export const idOf = ({ idField }: Pick<DeskPage, 'idField'>, entity: Entity): string => textOf(entity[idField])

/**
 * Returns the name of an entity: the first of its naming fields that has a value, else its id. With words, a value of
 * an enumeration is named by its label.
 */
export function titleOf(
  { definition: { title }, idField, fields }: DeskPage,
  entity: Entity,
  words?: Pick<Words, 'value'>,
): string {
  const named = [title].flat().find((name) => textOf(entity[name]))
  const text = textOf(entity[named ?? idField])
  const field = fields.find(({ name, kind }) => name === named && kind === 'enumeration')
  return field && words ? words.value(field.schema, text) : text
}

/** Returns the status of an entity, `undefined` if its kind has none. */
export function statusOf({ definition: { status } }: DeskPage, entity: Entity): string | undefined {
  return status === undefined ? undefined : textOf(entity[status]) || undefined
}

/** Parameters that every address can be filled with: of two paths to the same entity, the first. */
function usual(operation: Operation, param: string): string | undefined {
  const schema = paramSchema(operation, param)
  return param === 'owners' && schema ? valuesIn(schema)[0] : undefined
}

/**
 * Returns the path parameters by which a change says what it changes: those after the entity's own id. They are entered,
 * also where the entity has a field of that name: `updateStatus/{status}` takes the next status, not the present one.
 */
export function enteredParams({ idParam }: Pick<DeskPage, 'idParam'>, operation: Operation): readonly string[] {
  const params = paramsOf(operation)
  const own = idParam === undefined ? -1 : params.indexOf(idParam)
  return isChange(operation) && own >= 0 ? params.slice(own + 1) : []
}

/** Returns the path parameters that are known without asking: from the scope, the entity or the entity's id. */
export function addressOf(page: DeskPage, operation: Operation, scope: Scope, entity?: Entity): Scope {
  const entered = enteredParams(page, operation)
  return Object.fromEntries(
    paramsOf(operation).flatMap((param) => {
      if (entered.includes(param)) return []
      const ofEntity = entity && (param === page.idParam ? idOf(page, entity) : textOf(entity[param]))
      const value = (param === page.idParam && ofEntity) || scope[param] || ofEntity || usual(operation, param)
      return value ? [[param, value]] : []
    }),
  )
}

/** Returns the path parameters that a person must enter. */
export function missingParams(operation: Operation, known: Scope): string[] {
  return paramsOf(operation).filter((param) => !known[param])
}

/** Returns the parameters of a list that must be chosen first, such as a brand or an owner. */
export const scopeParams = (operation: Operation): string[] =>
  paramsOf(operation).filter((param) => usual(operation, param) === undefined)

function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf((value as readonly unknown[])[0])
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'object' && value !== null) return nameIn(value as Entity)
  return ''
}

/** Returns what names an object: `name`, `label`, first and last name, or a localized text. */
export function nameIn(value: Entity): string {
  const { name, label, title, email, text, firstName, lastName, first, last } = value
  const said = [name, label, title, email].find((one) => typeof one === 'string' && one)
  if (typeof said === 'string') return said
  if (typeof name === 'object' && name !== null) return nameIn(name as Entity)
  const whole = [firstName ?? first, lastName ?? last].filter((one) => typeof one === 'string').join(' ')
  return whole || (typeof text === 'string' ? text : '')
}

export { textOf }
