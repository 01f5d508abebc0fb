import type { BulkEntry } from './bulk-plan.rules.ts'

/** How long an unfinished run is kept on the device, in milliseconds. */
const keptFor = 7 * 86_400_000

const keyOf = (groupId: string) => `memberkit.subscriptions.bulk.${groupId}`

/** The storage of an unfinished run until the next visit. It has ids, days and codes of reasons: nobody's name. */
export interface BulkProgress {
  read: (groupId: string) => readonly BulkEntry[] | undefined
  keep: (groupId: string, entries: readonly BulkEntry[]) => void
  forget: (groupId: string) => void
}

/** Keeps runs in this browser. A device that keeps nothing only loses the way back to an unfinished run. */
export const deviceProgress: BulkProgress = {
  read(groupId) {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(groupId)) ?? 'null')
      return isKept(kept) && Date.now() - kept.at < keptFor ? kept.entries : undefined
    } catch {
      return undefined
    }
  },
  keep(groupId, entries) {
    try {
      const some = entries.map(({ subscriptionId, lastDay, reason }) => ({ subscriptionId, lastDay, reason }))
      localStorage.setItem(keyOf(groupId), JSON.stringify({ at: Date.now(), entries: some }))
    } catch {
      // Full, or not allowed.
    }
  },
  forget(groupId) {
    try {
      localStorage.removeItem(keyOf(groupId))
    } catch {
      // Not allowed.
    }
  },
}

interface Kept {
  at: number
  entries: readonly BulkEntry[]
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('entries' in value)) return false
  return typeof value.at === 'number' && Array.isArray(value.entries) && value.entries.every(isEntry)
}

function isEntry(value: unknown): value is BulkEntry {
  if (typeof value !== 'object' || value === null || !('subscriptionId' in value)) return false
  const { subscriptionId, lastDay, reason } = value as Record<string, unknown>
  return (
    typeof subscriptionId === 'string' && [lastDay, reason].every((one) => one === undefined || typeof one === 'string')
  )
}
