import { fieldsOf } from '@memberkit/contract/fields'
import { query } from '@memberkit/platform/query'
import type { QueryClient } from '@tanstack/react-query'
import { addressOf, idOf, textOf, titleOf } from './address.ts'
import type { DeskPage, Entity } from './desk.ts'
import { browseOf, searchOf } from './targets.ts'

export interface FoundEntity {
  readonly id: string
  readonly title: string
}

/** The most that a list of suggestions shows. */
const most = 50

/** Finds entities by what a person types: with the service's search, else among all that it lists. */
export async function findEntities(
  queryClient: QueryClient,
  page: DeskPage,
  text: string,
  signal?: AbortSignal,
): Promise<FoundEntity[]> {
  const way = browseOf(page) ?? searchOf(page)
  if (!way) return []
  const asked = text.trim()
  const isSearch = way.isSearch && way.operation.query
  if (isSearch && asked === '') return []
  const input = { ...addressOf(page, way.operation, {}), ...(isSearch && { query: queryFor(page, asked) }) }
  const answer = await queryClient.fetchQuery({ ...query(way.operation, input as never), staleTime: 30_000 })
  signal?.throwIfAborted()
  if (!answer.ok) return []
  const data = answer.data as unknown
  const rows = (Array.isArray(data) ? data : data ? [data] : []) as readonly Entity[]
  return rows
    .filter((row) => isSearch || matches(page, row, asked))
    .slice(0, most)
    .map((row) => ({ id: idOf(page, row), title: titleOf(page, row) }))
}

/** Returns the query of a search: the text where it fits, by the kinds of its fields. */
function queryFor(page: DeskPage, text: string): Record<string, string> {
  const way = searchOf(page)
  const fields = way?.operation.query ? fieldsOf(way.operation.query) : []
  const wanted = /@/.test(text)
    ? ['email', 'username']
    : /^[+\d][\d\s().-]{6,}$/.test(text)
      ? ['phoneNumber', 'phone']
      : /^[\w-]+$/.test(text) && /\d/.test(text)
        ? ['friendlyId', 'associateNumber', 'classicId', 'search', 'name', 'username']
        : ['name', 'search', 'words', 'lastName', 'username']
  const found = wanted.flatMap((name) => fields.find((field) => field.name === name) ?? [])[0]
  return found ? { [found.name]: text } : {}
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function matches(page: DeskPage, row: Entity, text: string) {
  if (text === '') return true
  const said = [titleOf(page, row), idOf(page, row), ...page.definition.columns.map((name) => textOf(row[name]))]
  const whole = folded(said.join(' '))
  return folded(text)
    .split(/\s+/)
    .every((term) => whole.includes(term))
}
