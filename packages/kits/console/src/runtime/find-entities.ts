import type { Operation, Result } from '@memberkit/contract'
import { fieldsOf } from '@memberkit/contract/fields'
import { folded } from '@memberkit/platform/formats'
import { query } from '@memberkit/platform/query'
import type { QueryClient } from '@tanstack/react-query'
import { addressOf, idOf, scopeParams, textOf, titleOf } from './address.ts'
import type { DeskPage, Entity } from './desk.ts'
import { browseOf, searchesOf } from './targets.ts'

export interface FoundEntity {
  readonly id: string
  readonly title: string
}

/** The most that a list of suggestions shows. */
const most = 50

/**
 * Finds entities by what a person types: with the service's searches, else among all that it lists.
 *
 * @throws if the service refuses or fails: then nothing is known of what it has
 */
export async function findEntities(
  queryClient: QueryClient,
  page: DeskPage,
  text: string,
  signal?: AbortSignal,
): Promise<FoundEntity[]> {
  const asked = text.trim()
  const answers = await Promise.all(
    lookupsFor(page, asked).map(async ({ operation, input, isWhole }) => {
      const rows = rowsOf(await queryClient.fetchQuery({ ...query(operation, input as never), staleTime: 30_000 }))
      return isWhole ? rows.filter((row) => matches(page, row, asked)) : rows
    }),
  )
  signal?.throwIfAborted()
  const found = new Map(answers.flat().map((row) => [idOf(page, row), titleOf(page, row)]))
  return [...found].slice(0, most).map(([id, title]) => ({ id, title }))
}

/** Whether a text can be searched for: every search of a page may need something else. */
export const canFind = (page: DeskPage, text: string): boolean => lookupsFor(page, text.trim()).length > 0

function rowsOf(answer: Result<unknown>): readonly Entity[] {
  if (!answer.ok) {
    if (answer.status === 404) return []
    throw new Error(`The search was refused: ${answer.status}.`)
  }
  const { data } = answer
  return (Array.isArray(data) ? data : data ? [data] : []) as readonly Entity[]
}

interface Lookup {
  readonly operation: Operation
  readonly input: object
  /** Whether it answers with everything, which is searched here. */
  readonly isWhole: boolean
}

/** Returns the requests that can find a text: without a place for it, an operation would list strangers. */
function lookupsFor(page: DeskPage, text: string): Lookup[] {
  const browse = browseOf(page)
  if (browse) return [{ operation: browse.operation, input: addressOf(page, browse.operation, {}), isWhole: true }]
  if (text === '') return []
  return searchesOf(page).flatMap((operation) => {
    const asked = inputFor(operation, text)
    return asked ? [{ operation, input: { ...addressOf(page, operation, {}), ...asked }, isWhole: false }] : []
  })
}

/** Returns the input with the text where it fits; `undefined` where it fits nowhere, or something else is needed. */
function inputFor(operation: Operation, text: string): object | undefined {
  const params = scopeParams(operation)
  const [param] = params
  if (param) return params.length === 1 && isNumber.test(text) ? { [param]: text } : undefined
  const schema = operation.query ?? operation.body
  if (!schema) return undefined
  const fields = fieldsOf(schema)
  const name = namesFor(text).find((one) => fields.some((field) => field.name === one))
  if (!name || fields.some((field) => field.name !== name && !field.isOptional)) return undefined
  return { [operation.query ? 'query' : 'body']: { [name]: text } }
}

const isNumber = /^(?=.*\d)[\w-]+$/

/** Returns the fields that may have a text, the likeliest first. A number of many digits may be a phone's. */
function namesFor(text: string): string[] {
  if (/@/.test(text)) return ['email', 'username']
  return [
    ...(/^[+\d][\d\s().-]{6,}$/.test(text) ? ['phoneNumber', 'phone'] : []),
    ...(isNumber.test(text)
      ? ['friendlyId', 'associateNumber', 'classicId', 'search', 'text', 'name', 'username', 'siteName']
      : []),
    ...(/\p{L}/u.test(text) ? ['name', 'search', 'text', 'lastName', 'username', 'siteName'] : []),
  ]
}

function matches(page: DeskPage, row: Entity, text: string) {
  if (text === '') return true
  const said = [titleOf(page, row), idOf(page, row), ...page.definition.columns.map((name) => textOf(row[name]))]
  const whole = folded(said.join(' '))
  return folded(text)
    .split(/\s+/)
    .every((term) => whole.includes(term))
}
