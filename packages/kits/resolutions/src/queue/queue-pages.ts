import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import type { QueueCase } from './received.ts'

export interface QueuePage {
  resolutions: readonly QueueCase[]
  /** The number of cases that match. */
  total: number
}

export interface QueuePages extends QueuePage {
  unreadable: readonly UnreadableItem[]
  /** The offset after the last one. */
  next: number
}

/** Reads a page; resolves to undefined if that fails. */
type Read = (offset: number, limit: number) => Promise<QueuePage | undefined>

/** Returns the number of cases that the service has sent in a page. */
export const receivedIn = ({ resolutions }: Pick<QueuePage, 'resolutions'>): number =>
  resolutions.length + unreadableItemsIn(resolutions).length

export interface NextPages {
  known: readonly Pick<QueueCase, 'id'>[]
  /** The number of cases received so far, and of those that matched then. */
  next: number
  total: number
  /** The number of further rows to read; all, if infinite. */
  count: number
}

/**
 * Reads the cases that follow the known ones. Whenever a case before them has left, all others have moved up. So the
 * pages begin with the last known case, and earlier ones are read until one of the known is among them.
 */
export async function readNext(read: Read, { known, next, total, count }: NextPages): Promise<QueuePages | undefined> {
  const ids = new Set(known.map(({ id }) => id))
  const step = Math.min(count, Math.max(next, 1))
  for (let from = Math.max(0, next - 1); ; from = Math.max(0, from - step)) {
    const pages = await readFrom(read, from, next + count, total)
    if (!pages || from === 0 || pages.resolutions.some(({ id }) => ids.has(id))) return pages
  }
}

/** Reads from an offset to another, or to the last case, in as many pages as the service makes of it. */
async function readFrom(read: Read, offset: number, end: number, expected: number): Promise<QueuePages | undefined> {
  const resolutions: QueueCase[] = []
  const unreadable: UnreadableItem[] = []
  let [next, total] = [offset, expected]
  do {
    const page = await read(next, Math.max(1, Math.min(end, Math.max(total, next + 1)) - next))
    if (!page) return undefined
    const received = receivedIn(page)
    resolutions.push(...page.resolutions)
    unreadable.push(...unreadableItemsIn(page.resolutions))
    next += received
    total = page.total
    // A service that sends nothing more has no more, whatever its total.
    if (received === 0) total = next
  } while (next < end && next < total)
  return { resolutions, unreadable, total, next }
}
