'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Table } from '@memberkit/primitives/table'
import { newKitMessages } from '../messages/namespace.ts'
import type { MethodRow } from './new-kit-list.rules.ts'
import { useMethodColumns } from './useMethodColumns.tsx'
import type { NewKitListData } from './useNewKitList.ts'

export interface NewKitListViewProps {
  data: NewKitListData
  /** Without it a row is only read. */
  onOpen?: (row: MethodRow) => void
}

/** The list. Fetches nothing and decides nothing. */
export function NewKitListView({ data, onOpen }: NewKitListViewProps) {
  const t = useMessages(newKitMessages)
  const columns = useMethodColumns()
  const { rows } = data
  return (
    <Card title={t('title')} description={t('count', { count: rows.length })} isFlush>
      <Table
        caption={t('title')}
        isCaptionHidden
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        onRowAction={onOpen}
      />
    </Card>
  )
}
