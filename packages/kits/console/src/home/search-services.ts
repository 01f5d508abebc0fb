import { query } from '@memberkit/platform/query'
import type { QueryClient } from '@tanstack/react-query'
import { idOf, titleOf } from '../runtime/address.ts'
import type { DeskPage, Entity } from '../runtime/desk.ts'
import { canFind, findEntities } from '../runtime/find-entities.ts'
import { isReadById, pageIn } from '../runtime/targets.ts'
import { loadDesk } from '../runtime/useDesk.ts'
import type { ConsoleService } from '../services.ts'

export interface SearchHit extends SearchPage {
  readonly id: string
  readonly title: string
}

export interface SearchOutcome {
  readonly hits: readonly SearchHit[]
  /** The pages whose service refused or failed: nothing is known of what they have. */
  readonly failed: readonly string[]
  /** The pages that have no search for such a text. */
  readonly unsearched: readonly SearchPage[]
}

export interface SearchPage {
  readonly service: string
  readonly page: string
}

/** The most that one page adds. */
const most = 8

/** Ids have a digit or a sign between words: no name is taken for one. */
const isId = /^(?=.*[\d_:-])[\w.:~-]{3,100}$/

/** A service answers a wrong id so. */
const unknown: ReadonlySet<number> = new Set([400, 404, 410, 422])

/**
 * Searches every service that can be searched without choosing anything first: by name, e-mail, number or id. Pages that
 * can't be are named.
 */
export async function searchServices(
  queryClient: QueryClient,
  services: readonly ConsoleService[],
  text: string,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const outcomes = await Promise.all(
    services.flatMap((entry) =>
      entry.pages.map(async (page): Promise<SearchOutcome> => {
        const unsearched = { hits: [], failed: [], unsearched: [{ service: entry.service, page }] }
        const isSearched = entry.search?.includes(page) ?? false
        if (!isSearched && !(isId.test(text) && entry.ids?.includes(page))) return unsearched
        try {
          const found = pageIn(await loadDesk(entry), page)
          if (!found || !((isSearched && canFind(found, text)) || canRead(found, text))) return unsearched
          return { hits: await hitsIn(queryClient, found, text, isSearched, signal), failed: [], unsearched: [] }
        } catch {
          return { hits: [], failed: [page], unsearched: [] }
        }
      }),
    ),
  )
  return {
    hits: outcomes.flatMap(({ hits }) => hits),
    failed: outcomes.flatMap(({ failed }) => failed),
    unsearched: outcomes.flatMap(({ unsearched }) => unsearched),
  }
}

async function hitsIn(
  queryClient: QueryClient,
  page: DeskPage,
  text: string,
  isSearched: boolean,
  signal: AbortSignal,
): Promise<SearchHit[]> {
  const place = { service: page.service, page: page.name }
  const found = isSearched ? await findEntities(queryClient, page, text, signal) : []
  if (found.length > 0) return found.slice(0, most).map(({ id, title }) => ({ ...place, id, title }))
  const one = await byId(queryClient, page, text)
  return one ? [{ ...place, id: idOf(page, one), title: titleOf(page, one) }] : []
}

const canRead = (page: DeskPage, text: string) => isReadById(page) && isId.test(text)

/** Reads the entity whose id was typed. */
async function byId(queryClient: QueryClient, page: DeskPage, text: string): Promise<Entity | undefined> {
  if (!page.read || !page.idParam || !canRead(page, text)) return undefined
  const answer = await queryClient.fetchQuery({
    ...query(page.read, { [page.idParam]: text } as never),
    staleTime: 30_000,
  })
  if (!answer.ok && !unknown.has(answer.status)) throw new Error(`The reading was refused: ${answer.status}.`)
  return answer.ok ? (answer.data as Entity) : undefined
}
