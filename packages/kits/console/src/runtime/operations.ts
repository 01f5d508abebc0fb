import type { Operation, Schema } from '@memberkit/contract'
import { entriesOf } from '@memberkit/contract/fields'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const isOperation = (value: unknown): value is Operation =>
  isObject(value) && 'method' in value && 'path' in value && 'service' in value

export const isSchema = (value: unknown): value is Schema => isObject(value) && value['kind'] === 'schema'

/** Whether a call is reserved for machines, so that no person is ever offered it. */
export const isMachineOnly = ({ access }: Operation): boolean => access === 'machine'

/** Returns the names of an operation's path parameters, in order. */
export const paramsOf = ({ path }: Pick<Operation, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Returns the schema of a path parameter that takes certain values only. */
export const paramSchema = ({ params }: Operation, name: string): Schema | undefined =>
  (params as Readonly<Record<string, Schema>> | undefined)?.[name]

/** Whether an operation changes something. */
export const isChange = ({ method, idempotent }: Operation): boolean => method !== 'GET' && !idempotent

/** Whether an operation deletes something. */
export const isDeletion = ({ method }: Operation): boolean => method === 'DELETE'

/** Returns the schema of the elements that an operation lists; of its answer, if it answers with one entity. */
export function answerOf({ returns }: Operation): { schema: Schema | undefined; isList: boolean } {
  const item = isObject(returns) && 'item' in returns ? returns['item'] : undefined
  return isSchema(item) ? { schema: item, isList: true } : { schema: returns, isList: false }
}

/** Whether an answer is a table: a list of objects. */
export function isTableAnswer(operation: Operation): boolean {
  const { schema, isList } = answerOf(operation)
  return isList && schema !== undefined && Object.keys(entriesOf(schema)).length > 0
}
