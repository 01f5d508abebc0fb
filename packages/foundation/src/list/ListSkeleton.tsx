'use client'
import { Skeleton, SkeletonText } from '@memberkit/primitives/skeleton'
import { Table } from '@memberkit/primitives/table'
import type { ReactNode } from 'react'
import type { AnyList } from './define-list.ts'
import { useListMessages } from './useListMessages.ts'
import * as styles from './List.css.ts'
import { ListHeading } from './ListHeading.tsx'
import { useColumns } from './useColumns.tsx'

/** As tall, part by part, as what replaces it. */
export function ListSkeleton({ list, header }: { list: AnyList; header: ReactNode }) {
  const messages = useListMessages(list)
  return (
    <div className={styles.page}>
      {header}
      <div className={styles.list}>
        <ListHeading title={messages.title} note={<SkeletonText width="xs" />}>
          <Skeleton height="control-small" width="sm" />
        </ListHeading>
        <div className={styles.table}>
          <Table
            caption={messages.title}
            isCaptionHidden
            columns={useColumns(list, messages, {})}
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
