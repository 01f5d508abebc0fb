'use client'
import { VirtualTable, type VirtualTableProps } from '@memberkit/primitives/virtual-table'
import * as styles from './bulk.css.ts'

export interface BulkTableProps<Row> extends VirtualTableProps<Row> {
  /** The number of rows without a search. @default that of `rows` */
  total?: number
}

/** So many rows are rendered at once without a delay. */
const fewRows = 100

/** A table of members. On a phone, a short one scrolls with the page; a long one only renders what is seen of it. */
export function BulkTable<Row>({ total, ...table }: BulkTableProps<Row>) {
  return (
    <div className={(total ?? table.rows.length) > fewRows ? undefined : styles.short}>
      <VirtualTable {...table} />
    </div>
  )
}
