import { query } from '@memberkit/platform/query'
import type { QueryClient } from '@tanstack/react-query'
import { idOf, titleOf } from '../runtime/address.ts'
import type { DeskPage, Entity } from '../runtime/desk.ts'
import { findEntities } from '../runtime/find-entities.ts'
import { isReadById, pageIn } from '../runtime/targets.ts'
import { loadDesk } from '../runtime/useDesk.ts'
import type { ConsoleService } from '../services.ts'

export interface SearchHit {
  readonly service: string
  readonly page: string
  readonly id: string
  readonly title: string
}

export interface SearchOutcome {
  readonly hits: readonly SearchHit[]
  /** The pages whose service didn't answer. */
  readonly failed: readonly string[]
}

/** The most that one page adds. */
const most = 8

/** Searches every service that can be searched without choosing anything first: by name, e-mail, number or id. */
export async function searchServices(
  queryClient: QueryClient,
  services: readonly ConsoleService[],
  text: string,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const outcomes = await Promise.all(
    services.flatMap((entry) =>
      entry.pages
        .filter((page) => entry.search?.includes(page))
        .map(async (page): Promise<SearchOutcome> => {
          try {
            const found = pageIn(await loadDesk(entry), page)
            return { hits: found ? await hitsIn(queryClient, found, text, signal) : [], failed: [] }
          } catch {
            return { hits: [], failed: [page] }
          }
        }),
    ),
  )
  return { hits: outcomes.flatMap(({ hits }) => hits), failed: outcomes.flatMap(({ failed }) => failed) }
}

async function hitsIn(
  queryClient: QueryClient,
  page: DeskPage,
  text: string,
  signal: AbortSignal,
): Promise<SearchHit[]> {
  const place = { service: page.service, page: page.name }
  const found = await findEntities(queryClient, page, text, signal)
  if (found.length > 0) return found.slice(0, most).map(({ id, title }) => ({ ...place, id, title }))
  const one = await byId(queryClient, page, text)
  return one ? [{ ...place, id: idOf(page, one), title: titleOf(page, one) }] : []
}

/** Reads the entity whose id was typed. */
async function byId(queryClient: QueryClient, page: DeskPage, text: string): Promise<Entity | undefined> {
  if (!page.read || !page.idParam || !isReadById(page) || !/^[\w.:~-]{3,100}$/.test(text)) return undefined
  const answer = await queryClient.fetchQuery({
    ...query(page.read, { [page.idParam]: text } as never),
    staleTime: 30_000,
  })
  return answer.ok ? (answer.data as Entity) : undefined
}
