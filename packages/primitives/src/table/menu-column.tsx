import type { ReactNode } from 'react'
import type { TableColumn } from './types.ts'

/** Returns a last column with each row's menu. The label names the column for assistive technology. */
export function menuColumn<Row>(label: string, render: (row: Row) => ReactNode): TableColumn<Row> {
  return { id: 'menu', header: label, isHeaderHidden: true, align: 'end', cardRole: 'menu', cell: render }
}

/**
 * Returns a last column with each row's single button, which is never cut off. The label is for assistive technology.
 * While rows load, the column is as wide as the sample.
 */
export function actionColumn<Row>(
  label: string,
  render: (row: Row) => ReactNode,
  sample?: ReactNode,
): TableColumn<Row> {
  return { id: 'action', header: label, isHeaderHidden: true, align: 'end', cardRole: 'action', cell: render, sample }
}
