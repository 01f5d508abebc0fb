import { actionOf, text } from '@memberkit/contract'
import type { Operation, Schema } from '@memberkit/contract'
import { entriesOf, type Field, fieldOf, fieldsOf, keepsOmitted } from '@memberkit/contract/fields'
import { enteredParams, missingParams } from '../runtime/address.ts'
import type { Entity, Scope } from '../runtime/desk.ts'
import { isEmpty } from '../runtime/is-empty.ts'
import { paramSchema } from '../runtime/operations.ts'
import { type Draft, fit, sentOf } from '../form/draft.ts'
import { type ChosenPart, chosenPart, isAddition, type PageParts, partsIn, startOfPart } from './chosen-part.ts'
import { freeQueryField, freeQueryFrom, isFreeQuery } from './free-query.ts'

/** The input a person enters for an operation, besides the known parts of its address. */
export interface OperationInputs {
  readonly params: readonly Field[]
  readonly query: readonly Field[]
  readonly body: readonly Field[]
  /** Whether the body is one list or one value instead of an object. */
  readonly isBareBody: boolean
  /** Whether a field that the body leaves out stays as it is. */
  readonly isPartial: boolean
}

/** The entered input: path parameters, query and body. */
export interface InputDraft {
  readonly params: Draft
  readonly query: Draft
  readonly body: Draft
}

/** The name under which a body without fields of its own is entered. */
const bare = 'body'

/** Returns the inputs of an operation, by the name of each schema. */
export function inputsOf(operation: Operation, known: Scope, names: ReadonlyMap<Schema, string>): OperationInputs {
  const { query, body } = operation
  const bodyFields = body ? fieldsOf(body, names.get(body)) : []
  const isBareBody = body !== undefined && bodyFields.length === 0 && body.type !== 'strict_object'
  return {
    params: missingParams(operation, known).map((param) => fieldOf(param, paramSchema(operation, param) ?? text)),
    query: isFreeQuery(query) ? [freeQueryField()] : query ? fieldsOf(query, names.get(query)) : [],
    body: isBareBody ? [fieldOf(bare, body)] : bodyFields,
    isBareBody,
    isPartial: keepsOmitted(body && names.get(body)),
  }
}

/** Whether there is nothing to enter. */
export const hasNoInput = ({ params, query, body }: OperationInputs): boolean =>
  params.length + query.length + body.length === 0

/**
 * Returns what an action's form starts with: the part of the entity that it changes, such as its `broker`, else what the
 * entity has under the same names. One of several parts is chosen first.
 */
export function startOf(operation: Operation, entity?: Entity, page?: PageParts): InputDraft {
  const empty = { params: {}, query: {}, body: {} }
  const { body } = operation
  if (!entity || !page || isAddition(operation, page) || chosenPart(operation, page)) return empty
  const standing = enteredParams(page, operation).flatMap((name) => {
    const value = entity[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
  })
  const part = body && changedPart(operation, body, page.fields)
  // An id in a body is that of a part.
  const { [page.idField]: _, ...own } = entity
  return {
    ...empty,
    params: Object.fromEntries(standing) as Draft,
    body: body ? fit(body, part ? entity[part.name] : own) : {},
  }
}

/** Returns a draft after a change: once another part is chosen, with what stands there. */
export function withChosen(
  operation: Operation,
  part: ChosenPart,
  entity: Entity,
  before: InputDraft,
  after: InputDraft,
): InputDraft {
  const { from, name, key } = part
  const id = after[from][name]
  if (id === before[from][name] || actionOf(operation).startsWith('replace')) return after
  const find = (value: unknown) =>
    partsIn(part, entity).find((one) => !isEmpty(value) && String(one[key]) === String(value))
  const [chosen, left] = [find(id), find(before[from][name])]
  if (!chosen && !left) return after
  const body = chosen ? startOfPart(operation, part, chosen) : {}
  return { ...after, body: from === 'body' ? { ...body, [name]: id } : body }
}

/** Returns what stands in an action's form before the person changes it: once a part is chosen, also that of the part. */
export function standingOf(
  operation: Operation,
  entity: Entity,
  page: PageParts,
  part: ChosenPart | undefined,
  chosen: InputDraft,
): InputDraft {
  const start = startOf(operation, entity, page)
  if (!part) return start
  const { from, name } = part
  return withChosen(operation, part, entity, start, {
    ...start,
    [from]: { ...start[from], ...(name in chosen[from] && { [name]: chosen[from][name] }) },
  })
}

/** The object of an entity that an action is named after and has the fields of: `updateBroker` changes its `broker`. */
function changedPart(operation: Operation, body: Schema, fields: readonly Field[]): Field | undefined {
  const action = actionOf(operation).toLowerCase()
  const isVerb = /^(update|change|set)/.test(action)
  const names = fieldsOf(body)
  const isChanged = ({ name, kind, isList, isKeyed, schema }: Field) => {
    const own = entriesOf(schema)
    return (
      kind === 'entity' &&
      !isList &&
      !isKeyed &&
      (isVerb ? action.includes(name.toLowerCase()) : name.toLowerCase().startsWith(action)) &&
      // The other fields of a change, such as its reason, may be left out.
      names.every((one) => one.name in own || one.isOptional) &&
      names.some((one) => one.name in own)
    )
  }
  // A `pendingCard` before a `card`.
  return fields.filter(isChanged).toSorted((a, b) => b.name.length - a.name.length)[0]
}

/** Returns the input to send, besides the address. */
export function inputFrom(operation: Operation, inputs: OperationInputs, draft: InputDraft): Record<string, unknown> {
  const { query, body } = operation
  const params = inputs.params.map(({ name }) => [name, String(draft.params[name] ?? '').trim()])
  const asked = isFreeQuery(query) ? freeQueryFrom(draft.query) : query ? sentOf(query, draft.query) : {}
  return {
    ...Object.fromEntries(params),
    ...(query && Object.keys(asked).length > 0 && { query: asked }),
    ...(body && { body: inputs.isBareBody ? bareBody(inputs, draft) : sentOf(body, draft.body, inputs.isPartial) }),
  }
}

function bareBody({ body: [field] }: OperationInputs, draft: InputDraft): unknown {
  const value = draft.body[bare]
  if (typeof value !== 'string') return value ?? (field?.isList ? [] : undefined)
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
