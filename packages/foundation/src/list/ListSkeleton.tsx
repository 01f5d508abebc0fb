'use client'
import { Skeleton, SkeletonText } from '@memberkit/primitives/skeleton'
import { Table } from '@memberkit/primitives/table'
import type { ReactNode } from 'react'
import type { AnyList } from './define-list.ts'
import { useListMessages } from './useListMessages.ts'
import * as styles from './List.css.ts'
import { ListHeading } from './ListHeading.tsx'
import { type RowActions, useColumns } from './useColumns.tsx'

/** As tall, part by part, as what replaces it, and with the same columns. */
export function ListSkeleton({ list, header, ...actions }: RowActions & { list: AnyList; header: ReactNode }) {
  const messages = useListMessages(list)
  return (
    <div className={styles.page}>
      {header}
      <div className={styles.list}>
        <ListHeading title={messages.title} note={<SkeletonText width="xs" />}>
          <div className={styles.tools}>
            {Object.keys(list.filters).length > 0 ? <Skeleton height="control-small" width="sm" /> : null}
            <div className={styles.exportSkeleton}>
              <Skeleton height="control-small" />
            </div>
          </div>
        </ListHeading>
        <div className={styles.table}>
          {Object.keys(list.sort.by).length > 0 ? (
            <div className={styles.sortSkeleton}>
              <Skeleton height="control-small" width="md" />
            </div>
          ) : null}
          <Table
            caption={messages.title}
            isCaptionHidden
            columns={useColumns(list, messages, actions)}
            rows={[]}
            getRowId={String}
            isLoading
            loadingLabel={messages.loading}
            loadingRows={list.loadingRows ?? 8}
          />
        </div>
      </div>
    </div>
  )
}
