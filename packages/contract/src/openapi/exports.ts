import type { Operation } from '../operation.ts'
import type { Transitions } from '../transitions.ts'
import type { Entity, Schema } from '../wire.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const isOperation = (value: unknown): value is Operation =>
  isObject(value) && 'method' in value && 'path' in value && 'service' in value

export const isSchema = (value: unknown): value is Schema => isObject(value) && value['kind'] === 'schema'

export const isEntity = (value: unknown): value is Entity => isSchema(value) && 'parts' in value

/** Whether the values of an enumeration are assumed. */
export const isAssumed = (schema: Schema): boolean => 'origin' in schema && schema.origin === 'assumed'

/** Returns the exports of one kind by name, in alphabetical order (as modules list them). */
export function pick<T>(exports: Readonly<Record<string, unknown>>, is: (value: unknown) => value is T) {
  const picked: Record<string, T> = {}
  for (const [name, value] of Object.entries(exports)) if (is(value)) picked[name] = value
  return picked
}

const isTransitions = (value: unknown): value is Transitions =>
  isObject(value) && Object.values(value).some((one) => isObject(one) && !isSchema(one) && one['origin'] === 'assumed')

/** Returns the transitions that a service's module exports; none if its entities have no status. */
export const transitionsIn = (exports: Readonly<Record<string, unknown>>): Transitions =>
  Object.values(pick(exports, isTransitions))[0] ?? {}
