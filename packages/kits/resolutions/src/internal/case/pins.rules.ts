import type { NoteEntry } from '../../shared/timeline.rules.ts'

/** A note and its new priority; 0 unpins. */
export interface PinChange {
  id: string
  priority: number
}

/** Returns the two priorities that move a pinned note by one place; none at either end. */
export function swapped(pinned: readonly NoteEntry[], id: string, by: 1 | -1): PinChange[] {
  const from = pinned.findIndex((entry) => entry.id === id)
  const [moved, other] = [pinned[from], pinned[from + by]]
  if (!moved || !other) return []
  const [mine, theirs] = [moved.note.pinPriority ?? 1, other.note.pinPriority ?? 1]
  // Equal priorities stand by time: one of them must change for them to change places.
  if (mine === theirs) return [by > 0 ? { id, priority: mine + 1 } : { id: other.id, priority: theirs + 1 }]
  return [
    { id, priority: theirs },
    { id: other.id, priority: mine },
  ]
}
