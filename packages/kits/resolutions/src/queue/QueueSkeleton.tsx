import { Table } from '@memberkit/primitives/table'
import { useMemo } from 'react'
import * as styles from './Queue.css.ts'
import { queueColumns } from './queue-columns.tsx'
import type { QueueCase } from './received.ts'
import type { QueueWords } from './useQueueWords.ts'

const nothing: ReadonlySet<string> = new Set()

/** As tall, row by row, as what replaces it. */
export function QueueSkeleton({ words }: { words: QueueWords }) {
  const columns = useMemo(() => queueColumns(words, { now: undefined, left: nothing, openId: undefined }), [words])
  return (
    <div className={styles.card}>
      <Table<QueueCase>
        caption={words.t('title')}
        isCaptionHidden
        columns={columns}
        rows={[]}
        getRowId={({ id }) => id}
        isLoading
        loadingLabel={words.t('loading')}
        loadingRows={10}
      />
    </div>
  )
}
