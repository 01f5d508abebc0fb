'use client'
import { downloadCsv, toCsv } from '@memberkit/foundation/csv'
import { useEmit } from '@memberkit/foundation/events'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { announce } from '@memberkit/primitives/live'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { useRef, useState } from 'react'
import type { ResolutionsEventTable } from '../../events.ts'
import { queueToolMessages } from '../../messages/queue/namespaces.ts'
import type { QueueData } from '../useQueue.ts'
import type { QueueWords } from '../useQueueWords.ts'
import { unreadLine, useCsvColumns } from './queue-csv.ts'

export interface QueueExportProps {
  data: QueueData
  words: QueueWords
  onPrint: () => void
}

/** Downloads or prints every case that matches, also those that aren't loaded yet. */
export function QueueExport({ data, words, onPrint }: QueueExportProps) {
  const t = useMessages(queueToolMessages)
  const emit = useEmit<ResolutionsEventTable>()
  const { locale, notify } = useMemberkit()
  const columns = useCsvColumns(words, t)
  const [isLoading, setLoading] = useState(false)
  const latest = useRef(data)
  latest.current = data

  const withAll = async (format: 'csv' | 'print') => {
    if (isLoading) return
    if (!data.isWhole) announce(t('export.loading'))
    setLoading(true)
    const rows = await data.loadAll()
    setLoading(false)
    if (!rows) return notify({ message: t('export.failed'), tone: 'critical' })
    emit('resolutions.queue.exported', { format, count: rows.length })
    if (format === 'print') return onPrint()
    const lines = [...rows, ...latest.current.unreadable.map(unreadLine)]
    downloadCsv(words.t('title'), toCsv(lines, columns, { locale }))
  }
  return (
    <Menu
      label={words.t('export')}
      size="small"
      align="end"
      defaultOpen
      isPending={isLoading}
      pendingLabel={t('export.loading')}
    >
      <MenuItem onPress={() => void withAll('csv')}>{t('csv')}</MenuItem>
      <MenuItem onPress={() => void withAll('print')}>{t('print')}</MenuItem>
    </Menu>
  )
}
