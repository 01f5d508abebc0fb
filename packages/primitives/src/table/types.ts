import type { AriaAttributes, ChangeEvent, ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  /** Names the column; on cards, the label of a detail. */
  header: string
  /** Whether the header is visually hidden, because the values are self-explanatory. */
  isHeaderHidden?: boolean
  /** Replaces the text of the header, and must still name the column. */
  renderHeader?: (table: TableProps<Row>) => ReactNode
  /** `end` aligns the digits of amounts and counts. @default 'start' */
  align?: 'start' | 'end'
  cell: (row: Row, isSelected: boolean) => ReactNode
  /** Content of the last row, such as a total. */
  footer?: ReactNode
  isSortable?: boolean
  /** The direction of the first press on the header. @default 'ascending' */
  firstDirection?: SortDirection
  /** Whether its cell names the row, and contains the row's link or button. @default the first column */
  isRowHeader?: boolean
  /** In CSS pixels, or a share such as `20%`. A minimum: content that needs more gets more. */
  width?: ColumnWidth
  /** Columns of low priority are hidden while the container is neither narrow nor wide. @default 'high' */
  priority?: 'high' | 'low'
  /**
   * The cell's place on a card: `title`, `value` and `menu` form the first line, `status` and `action` the second; each
   * `meta`, muted, and each `detail` with its header follow; `none` is omitted.
   * @default 'detail'
   */
  cardRole?: 'title' | 'value' | 'status' | 'meta' | 'detail' | 'none' | 'menu' | 'action' | 'select'
  /** For the checkbox column: whether a row can be selected. @default every row */
  isSelectable?: (row: Row) => boolean
  /** For the checkbox column: called when a checkbox in the table's body is pressed. */
  onCheckboxChange?: (event: ChangeEvent<HTMLElement>, table: TableProps<Row>, rowOf: RowOf<Row>) => void
  /** The number of text lines in a cell, so that its skeleton is as tall. @default 1 */
  lines?: 1 | 2
  /** What a skeleton cell is as wide as, unseen. @default a bar */
  sample?: ReactNode
}

/** Returns the row of a `<tr>`. */
export type RowOf<Row> = (tr: HTMLTableRowElement) => Row | undefined

/** In CSS pixels, or a share of the table. */
export type ColumnWidth = number | `${number}%`

export type SortDirection = 'ascending' | 'descending'

export interface TableSort {
  columnId: string
  direction: SortDirection
}

/** Column widths and their labels. Created by `useTableColumns`. */
export interface TableSizing {
  widths: Readonly<Record<string, ColumnWidth>>
  isFitted: boolean
  resizeLabel: (header: string) => string
  widthText: (pixels: number) => string
  onWidthsChange: (widths: Record<string, number>) => void
}

/** `id`, `data-*` and `aria-*` are forwarded to the table element. */
export interface TableProps<Row> extends AriaAttributes {
  id?: string
  /** Names the table; shown above it unless `isCaptionHidden`. */
  caption: ReactNode
  isCaptionHidden?: boolean
  /** Keep it stable between renders: a row renders again only when its row object or the columns change. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Makes columns resizable; comes from `useTableColumns`. */
  sizing?: TableSizing
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  /** Names the select that replaces the sort buttons on cards, for example "Sort by". */
  sortLabel?: string
  /** Called on a press on the row, or Enter on its row header, whose control then has focus. */
  onRowAction?: (row: Row) => void
  /**
   * Makes the row header a link through the host's router, which opens in a new tab as links do. `onRowAction` then
   * handles plain presses.
   */
  getRowHref?: (row: Row) => string | undefined
  /** Rows marked as selected. Use a `selectionColumn` for the checkboxes. */
  selectedIds?: ReadonlySet<string>
  onSelectionChange?: (selectedIds: ReadonlySet<string>) => void
  /** Whether rows are loading: without rows, shows skeletons; existing rows stay, marked as busy. */
  isLoading?: boolean
  /** Announced with the caption while loading. */
  loadingLabel?: string
  /** The number of skeleton rows. @default 5 */
  loadingRows?: number
  /** Replaces the rows if there are none. */
  empty?: ReactNode
  /** In a narrow container; `rows` is for few columns of short values. @default 'cards' */
  narrow?: 'cards' | 'rows'
  /** Whether the header stays visible while the page scrolls, `--mk-table-sticky-offset` below the top. */
  isHeaderSticky?: boolean
}
