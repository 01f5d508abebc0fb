'use client'
import { forwardRef, type ReactElement, type Ref } from 'react'
import { CloseMenu } from '../menu/context.ts'
import { Menu, MenuItem, type MenuProps, MenuSeparator } from '../menu/index.ts'
import type { TableColumn } from '../table/types.ts'
import { type ColumnSettings, dataColumns, shownColumns } from './settings.ts'

export interface ColumnsMenuProps<Row> extends Omit<MenuProps, 'children'> {
  /** All columns of the table, including hidden ones. */
  columns: readonly TableColumn<Row>[]
  settings: ColumnSettings
  onSettingsChange: (settings: ColumnSettings) => void
  /** Says why the last column can't be hidden. */
  lastColumnReason: string
  /** Adds an item that shows all columns at their original widths. */
  resetLabel?: string
}

/**
 * A menu to show and hide a table's columns; it stays open, because people often change several. The ref and other
 * attributes reach the `<button>`.
 */
export const ColumnsMenu = forwardRef(function ColumnsMenu<Row>(
  { columns, settings, onSettingsChange, lastColumnReason, resetLabel, ...menu }: ColumnsMenuProps<Row>,
  ref: Ref<HTMLButtonElement>,
) {
  const shown = dataColumns(shownColumns(columns, settings.hidden))
  const isChanged = shown.length < dataColumns(columns).length || Object.keys(settings.widths ?? {}).length > 0
  const toggle = ({ id }: TableColumn<Row>, isShown: boolean) => {
    const others = dataColumns(columns).filter((column) => column.id !== id && !shown.includes(column))
    onSettingsChange({ ...settings, hidden: [...others.map((column) => column.id), ...(isShown ? [id] : [])] })
  }
  return (
    <Menu {...menu} ref={ref}>
      <CloseMenu.Provider value={stayOpen}>
        {dataColumns(columns).map((column) => {
          const isShown = shown.includes(column)
          return (
            <MenuItem
              key={column.id}
              isChecked={isShown}
              unavailableReason={isShown && shown.length === 1 ? lastColumnReason : undefined}
              onPress={() => toggle(column, isShown)}
            >
              {column.header}
            </MenuItem>
          )
        })}
      </CloseMenu.Provider>
      {resetLabel && isChanged ? <MenuSeparator /> : null}
      {resetLabel && isChanged ? <MenuItem onPress={() => onSettingsChange({})}>{resetLabel}</MenuItem> : null}
    </Menu>
  )
}) as <Row>(props: ColumnsMenuProps<Row> & { ref?: Ref<HTMLButtonElement> }) => ReactElement

function stayOpen() {}
