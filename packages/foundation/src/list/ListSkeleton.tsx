'use client'
import { Skeleton, SkeletonText } from '@memberkit/primitives/skeleton'
import { Table } from '@memberkit/primitives/table'
import type { ReactNode } from 'react'
import type { AnyList } from './define-list.ts'
import { useListWords } from './useListWords.ts'
import * as styles from './List.css.ts'
import { ListHeading } from './ListHeading.tsx'
import { useColumns } from './useColumns.tsx'

/** As tall, part by part, as what replaces it. */
export function ListSkeleton({ list, header }: { list: AnyList; header: ReactNode }) {
  const words = useListWords(list)
  return (
    <div className={styles.page}>
      {header}
      <div className={styles.list}>
        <ListHeading title={words.title} note={<SkeletonText width="xs" />}>
          <Skeleton height="control-small" width="sm" />
        </ListHeading>
        <div className={styles.table}>
          <Table
            caption={words.title}
            isCaptionHidden
            columns={useColumns(list, words, {})}
            rows={[]}
            getRowId={String}
            isLoading
            loadingLabel={words.loading}
            loadingRows={8}
          />
        </div>
      </div>
    </div>
  )
}
