'use client'
import { Button } from '@memberkit/primitives/button'
import { actionColumn, menuColumn, type TableColumn } from '@memberkit/primitives/table'
import { type ReactNode, useMemo } from 'react'
import { rowAttributes } from '../focus/useReturnFocus.ts'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { AnyList, ListRow, ListMessages } from './define-list.ts'
import * as styles from './List.css.ts'

export interface RowActions {
  rowActions?: ((row: ListRow) => ReactNode) | undefined
  hasRowMenus?: boolean | undefined
}

/** Returns the columns of a list: sortable ones, row headers marked for return focus, actions last. */
export function useColumns(list: AnyList, messages: ListMessages, { rowActions, hasRowMenus }: RowActions) {
  const t = useMessages(coreMessages)
  return useMemo((): readonly TableColumn<ListRow>[] => {
    const given = list.columns(messages)
    const header = given.find(({ isRowHeader }) => isRowHeader) ?? given[0]
    const columns = given.map((column) => ({
      ...column,
      isSortable: column.id in list.sort.by,
      cell: column === header ? withMark(column.cell) : column.cell,
    }))
    if (!rowActions) return columns
    if (hasRowMenus) return [...columns, menuColumn(t('listActions'), rowActions)]
    const label = list.actionLabel?.(messages)
    return [...columns, actionColumn(t('listActions'), rowActions, label && <Button size="small">{label}</Button>)]
  }, [list, messages, rowActions, hasRowMenus, t])
}

function withMark(cell: TableColumn<ListRow>['cell']): TableColumn<ListRow>['cell'] {
  return (row, isSelected) => (
    <span className={styles.mark} {...rowAttributes(row.id)}>
      {cell(row, isSelected)}
    </span>
  )
}
