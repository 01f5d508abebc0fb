import { useEffect, useRef, useState } from 'react'
import { isCounted, isUnderWay, type UploadItem, type UploadLabels } from './types.ts'

/** Announces added files, each failure, and the end; not each step of each file. */
export function useUploadAnnouncements(items: readonly UploadItem[], labels: UploadLabels) {
  const before = useRef(items)
  const count = useRef(0)
  const [news, setNews] = useState<readonly { key: number; text: string }[]>([])

  useEffect(() => {
    if (before.current === items) return
    const lines = newsOf(before.current, items, labels)
    before.current = items
    // A new key each time, so that repeated text is announced again.
    if (lines.length > 0) setNews(lines.map((text) => ({ key: count.current++, text })))
  }, [items, labels])

  return news
}

function newsOf(before: readonly UploadItem[], now: readonly UploadItem[], labels: UploadLabels) {
  const known = new Map(before.map((item) => [item.id, item.state]))
  const started = now.filter((item) => isUnderWay(item) && !known.has(item.id))
  const wrong = now.filter(({ id, state }) => (state === 'failed' || state === 'refused') && known.get(id) !== state)
  const isOver = before.some(isUnderWay) && !now.some(isUnderWay)
  const counted = now.filter(isCounted)
  return [
    ...(started.length > 0 ? [labels.started(started.length)] : []),
    ...wrong.map((item) => `${item.name}: ${labels.states[item.state]}. ${textOf(item.reason)}`.trim()),
    ...(isOver && counted.length > 0
      ? [labels.finished(counted.filter(({ state }) => state === 'done').length, counted.length)]
      : []),
  ]
}

function textOf(reason: UploadItem['reason']) {
  return typeof reason === 'string' ? reason : ''
}
