'use client'
import { useMemo } from 'react'
import { renderHeaderWords } from '../table/parts.tsx'
import type { TableColumn, TableProps, TableSizing } from '../table/types.ts'
import { ColumnResizer } from './ColumnResizer.tsx'
import { type ColumnSettings, dataColumns, shownColumns } from './settings.ts'

export interface TableColumnsOptions {
  settings: ColumnSettings
  /** Without it, columns follow the settings and can't be resized. */
  onSettingsChange?: (settings: ColumnSettings) => void
  /** The name of a column's handle, for example "Width of Amount". */
  resizeLabel?: (header: string) => string
  /** Formats a width, for example "120 pixels". */
  widthText?: (pixels: number) => string
  /**
   * Whether columns share the available width instead of making the table scroll sideways: for a Table with a sticky
   * header, which can't scroll in its own region.
   */
  isFitted?: boolean
}

/** Props of a table with its reader's column settings. `columns` is stable between renders. */
type ArrangedColumns<Row> = Pick<TableProps<Row>, 'columns' | 'sizing'> & { 'data-resized'?: '' }

/**
 * Adds resizing and hiding to columns of a Table, VirtualTable or DataGrid. The host stores the settings; ColumnsMenu
 * hides columns.
 */
export function useTableColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { settings, onSettingsChange, resizeLabel, widthText, isFitted = false }: TableColumnsOptions,
): ArrangedColumns<Row> {
  const { hidden, widths } = settings
  const isResizable = !!(onSettingsChange && resizeLabel && widthText)
  const arranged = useMemo(() => {
    const shown = shownColumns(columns, hidden)
    return isResizable ? withResizers(shown) : shown
  }, [columns, hidden, isResizable])

  const kept = useMemo(() => {
    const known = arranged.filter(({ id }) => widths?.[id])
    if (known.length === 0) return undefined
    return isFitted ? sharesOf(known, widths) : widths
  }, [arranged, widths, isFitted])
  const sizing: TableSizing | undefined =
    isResizable || kept
      ? {
          widths: kept ?? none,
          isFitted,
          resizeLabel: resizeLabel ?? String,
          widthText: widthText ?? String,
          onWidthsChange: (changed) => onSettingsChange?.({ ...settings, widths: { ...widths, ...changed } }),
        }
      : undefined
  return { columns: arranged, sizing, 'data-resized': kept ? '' : undefined }
}

const none = {}

/** The last column takes the remaining width, so it has no handle. */
function withResizers<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  const resizable = dataColumns(columns).slice(0, -1)
  return columns.map((column) =>
    resizable.includes(column)
      ? {
          ...column,
          renderHeader: (table) => (
            <>
              {column.renderHeader ? column.renderHeader(table) : renderHeaderWords(table, column)}
              {table.sizing ? <ColumnResizer column={column} columns={table.columns} sizing={table.sizing} /> : null}
            </>
          ),
        }
      : column,
  )
}

function sharesOf<Row>(columns: readonly TableColumn<Row>[], widths: ColumnSettings['widths'] = {}) {
  const all = columns.reduce((sum, { id }) => sum + widths[id]!, 0)
  return Object.fromEntries(columns.map(({ id }) => [id, `${(widths[id]! / all) * 100}%` as const]))
}
