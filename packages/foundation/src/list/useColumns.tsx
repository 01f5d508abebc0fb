'use client'
import { actionColumn, menuColumn, type TableColumn } from '@memberkit/primitives/table'
import { type ReactNode, useMemo } from 'react'
import { rowMark } from '../focus/useReturnFocus.ts'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { AnyList, ListRow, ListWords } from './define-list.ts'
import * as styles from './List.css.ts'

interface Actions {
  rowActions?: ((row: ListRow) => ReactNode) | undefined
  hasRowMenus?: boolean | undefined
}

/** Returns the columns of a list: sortable ones, row headers marked for return focus, actions last. */
export function useColumns(list: AnyList, words: ListWords, { rowActions, hasRowMenus }: Actions) {
  const t = useMessages(coreMessages)
  return useMemo((): readonly TableColumn<ListRow>[] => {
    const given = list.columns(words)
    const header = given.find(({ isRowHeader }) => isRowHeader) ?? given[0]
    const columns = given.map((column) => ({
      ...column,
      isSortable: column.id in list.sort.by,
      cell: column === header ? withMark(column.cell) : column.cell,
    }))
    if (!rowActions) return columns
    return [...columns, (hasRowMenus ? menuColumn : actionColumn)(t('listActions'), rowActions)]
  }, [list, words, rowActions, hasRowMenus, t])
}

function withMark(cell: TableColumn<ListRow>['cell']): TableColumn<ListRow>['cell'] {
  return (row, isSelected) => (
    <span className={styles.mark} {...rowMark(row.id)}>
      {cell(row, isSelected)}
    </span>
  )
}
