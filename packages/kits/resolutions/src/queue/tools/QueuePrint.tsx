'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { printDocument, PrintHeader } from '@memberkit/foundation/print'
import { type RefObject, useEffect } from 'react'
import { queueToolMessages } from '../../messages/queue/namespaces.ts'
import type { OwnView } from '../own-views.ts'
import type { QueueFilters } from '../queue-link.ts'
import { viewIdOf } from '../QueueViews.tsx'
import type { QueueWords } from '../useQueueWords.ts'
import { describeFilters } from './describe-filters.ts'
import { useFilterLabels } from './useFilterLabels.ts'
import { useKnownNames } from './useKnownNames.ts'

export interface QueuePrintProps {
  filters: QueueFilters
  own: readonly OwnView[]
  words: QueueWords
  text: string
  /** The element to print at once, and what to do afterwards. @default the page prints it when it likes */
  job?: { readonly printed: RefObject<HTMLElement | null>; readonly onEnd: () => void }
}

/** Shown on paper only: the view, the filters and the search. */
export function QueuePrint({ filters, own, words, text, job }: QueuePrintProps) {
  const t = useMessages(queueToolMessages)
  const labels = useFilterLabels()
  const nameOf = useKnownNames()
  const id = viewIdOf(filters, own)
  const view = own.find((one) => one.id === id)?.name ?? words.t(`view.${filters.view ?? 'open'}`)
  const lines = [
    t('print.view', { view }),
    ...describeFilters(filters, { t, labels, nameOf }),
    ...(text ? [t('print.words', { words: text })] : []),
  ]
  useEffect(() => {
    if (!job) return undefined
    // In its own task: by then the header has its time.
    const turn = setTimeout(
      () => void printDocument({ title: words.t('title'), only: job.printed.current }).then(job.onEnd),
    )
    return () => clearTimeout(turn)
    // Once each time it is asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <PrintHeader filters={lines.join(' · ')} />
}
