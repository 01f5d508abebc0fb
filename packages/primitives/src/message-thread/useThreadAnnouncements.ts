import { useEffect, useRef, useState } from 'react'
import { isOwn, type MessageThreadLabels, type ThreadEntry } from './types.ts'

/** The maximum number of new messages to read out; more are counted. */
const most = 3

/** Announces messages that others add at the end, and own messages that failed. Never older ones. */
export function useThreadAnnouncements(entries: readonly ThreadEntry[], labels: MessageThreadLabels) {
  const before = useRef(entries)
  const count = useRef(0)
  const [news, setNews] = useState<readonly { key: number; text: string }[]>([])

  useEffect(() => {
    const lines = newsOf(before.current, entries, labels)
    before.current = entries
    // A new key each time, so that repeated text is announced again.
    if (lines.length > 0) setNews(lines.map((text) => ({ key: count.current++, text })))
  }, [entries, labels])

  return news
}

function newsOf(before: readonly ThreadEntry[], now: readonly ThreadEntry[], labels: MessageThreadLabels) {
  if (before === now) return []
  const last = before.at(-1)?.id
  const at = now.findIndex(({ id }) => id === last)
  const added = at < 0 ? [] : now.slice(at + 1).filter((entry) => !isOwn(entry))
  const lines = added.length > most ? [labels.newMessages(added.length)] : added.map((entry) => spoken(entry, labels))
  const failed = new Set(before.filter(hasFailed).map(({ id }) => id))
  const newlyFailed = now.filter((entry) => hasFailed(entry) && !failed.has(entry.id))
  return [...lines, ...newlyFailed.map(({ text }) => `${labels.statuses.failed}: ${text}`)]
}

function spoken(entry: ThreadEntry, labels: MessageThreadLabels) {
  if (entry.kind === 'system') return entry.text
  return `${entry.sender.name}: ${entry.isRemoved ? labels.removed : entry.text}`
}

function hasFailed(entry: ThreadEntry) {
  return entry.kind !== 'system' && entry.status === 'failed'
}
