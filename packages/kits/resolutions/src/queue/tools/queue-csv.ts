'use client'
import type { CsvColumn } from '@memberkit/foundation/csv'
import { textIn } from '@memberkit/foundation/resource'
import { statusOf } from '@memberkit/foundation/status'
import type { UnreadableItem } from '@memberkit/platform'
import { useMemo } from 'react'
import { nextActor } from '../../shared/case.rules.ts'
import type { QueueCase } from '../received.ts'
import type { QueueWords } from '../useQueueWords.ts'
import type { FilterNames } from './describe-filters.ts'
import { useFilterLabels } from './useFilterLabels.ts'

/** A case that couldn't be read: its number, if that could. */
interface UnreadLine {
  unread: string | undefined
}

export const unreadLine = ({ received }: UnreadableItem): UnreadLine => ({
  unread: textIn(received, 'friendlyId', 'id') ?? '',
})

/** Returns the columns of the file; times as the platform writes them, so that spreadsheets sort them. */
export function useCsvColumns(words: QueueWords, t: FilterNames['t']): readonly CsvColumn<QueueCase | UnreadLine>[] {
  const labels = useFilterLabels()
  return useMemo(() => {
    const { looks, language } = words
    const column = (
      header: string,
      value: (row: QueueCase) => string | undefined,
      unread?: (line: UnreadLine) => string | undefined,
    ): CsvColumn<QueueCase | UnreadLine> => ({
      header,
      value: (line) => ('unread' in line ? unread?.(line) : value(line)),
    })
    const actorOf = (row: QueueCase) => words.t(`next.${nextActor(row) ?? 'unknown'}`)
    return [
      column(
        t('csv.number'),
        ({ friendlyId }) => friendlyId,
        ({ unread }) => unread,
      ),
      column(
        t('csv.member'),
        ({ owner }) => owner.name,
        () => words.t('unread'),
      ),
      column(t('csv.status'), ({ status }) => statusOf(looks, status).label),
      column(t('csv.since'), ({ statusSince }) => statusSince),
      column(t('csv.type'), ({ type }) => labels.type(type)),
      column(t('csv.category'), ({ category }) => labels.category(category)),
      column(t('csv.source'), ({ source }) => labels.source(source)),
      column(t('csv.concern'), ({ concern }) => concern && labels.concern(concern)),
      column(t('csv.next'), actorOf),
      column(t('csv.assignee'), ({ assignee, assigneeId }) => assignee?.name ?? assigneeId),
      column(t('csv.firm'), ({ firm }) => firm?.name),
      column(t('csv.branch'), ({ branch }) => branch?.name),
      column(t('csv.language'), ({ locale }) => language(locale)),
      column(t('csv.opened'), ({ openedAt }) => openedAt),
    ]
  }, [words, t, labels])
}
