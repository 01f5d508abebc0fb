'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { Table } from '@memberkit/primitives/table'
import { newKitMessages } from '../messages/namespace.ts'
import { useMethodColumns } from './useMethodColumns.tsx'

/** As tall, part by part, as what replaces it. */
export function NewKitListSkeleton() {
  const t = useMessages(newKitMessages)
  const columns = useMethodColumns()
  return (
    <Card title={t('title')} description={<SkeletonText sample={t('count', { count: 3 })} />} isFlush>
      <Table
        caption={t('title')}
        isCaptionHidden
        columns={columns}
        rows={[]}
        getRowId={String}
        isLoading
        loadingLabel={t('loading')}
        loadingRows={3}
      />
    </Card>
  )
}
