import { queueLink, type QueueFilters } from './queue-link.ts'

/** A view that someone saved on this device: a name and filters, no search text and nobody's name. */
export interface OwnView {
  readonly id: string
  readonly name: string
  readonly filters: QueueFilters
}

/** As many as fit beside the built-in ones. */
export const mostOwnViews = 8
export const longestName = 40

/** One set for each person: a device may be shared. */
const keyOf = (owner: string | undefined) => `memberkit.resolutions.views.${owner ?? ''}`

/** Reads the views of this device. Like links, they may contain anything, so each is validated. */
export function readViews(owner: string | undefined): readonly OwnView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]')
    return Array.isArray(kept) ? kept.slice(0, mostOwnViews).flatMap(viewIn) : []
  } catch {
    // Storage may be forbidden, or have something else in it.
    return []
  }
}

export function writeViews(owner: string | undefined, views: readonly OwnView[]): void {
  try {
    const kept = views.map(({ id, name, filters }) => ({ id, name, link: queueLink.toLink(filters) }))
    localStorage.setItem(keyOf(owner), JSON.stringify(kept))
  } catch {
    // As above: the views last as long as the page.
  }
}

function viewIn(kept: unknown): OwnView[] {
  const { id, name, link } = (kept ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string' || typeof link !== 'string') return []
  return [{ id, name: name.slice(0, longestName), filters: queueLink.fromLink(link) }]
}

/** Whether two sets of filters find the same. */
export const isSameView = (one: QueueFilters, other: QueueFilters) => queueLink.toLink(one) === queueLink.toLink(other)
