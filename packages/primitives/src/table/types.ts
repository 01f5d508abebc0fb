import type { AriaAttributes, ChangeEvent, ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  /** Names the column; on cards, the line of a detail. */
  header: string
  /** Keeps the header for assistive technology only, where the values speak for themselves. */
  isHeaderHidden?: boolean
  /** Replaces the text of the header, and must still name the column. */
  renderHeader?: (table: TableProps<Row>) => ReactNode
  /** Amounts and counts stand at the end, so that their digits line up. @default 'start' */
  align?: 'start' | 'end'
  cell: (row: Row, isSelected: boolean) => ReactNode
  /** Under the column, in the last row: a total. */
  footer?: ReactNode
  isSortable?: boolean
  /** The direction of the first press on the header. @default 'ascending' */
  firstDirection?: SortDirection
  /** The cell that names its row, and holds the row's link or button. @default the first column */
  isRowHeader?: boolean
  /** In CSS pixels, or a share such as `20%`. A wish: contents that need more get more. */
  width?: ColumnWidth
  /** Columns of low priority step back while the container is neither narrow nor wide. @default 'high' */
  priority?: 'high' | 'low'
  /**
   * The cell's place once rows have become cards: `title`, `value` and `menu` are the first line; `status` begins the
   * second, on which each `meta` follows as it is and each `detail` with its header, muted; an `action` has the last one;
   * `none` is left out.
   * @default 'detail'
   */
  cardRole?: 'title' | 'value' | 'status' | 'meta' | 'detail' | 'none' | 'menu' | 'action' | 'select'
  /** Of the column with the boxes: rows that cannot be selected have none. @default every row */
  isSelectable?: (row: Row) => boolean
  /** Of the column with the boxes: one of them was pressed, in the body of the table. */
  onBoxChange?: (event: ChangeEvent<HTMLElement>, table: TableProps<Row>, rowOf: RowOf<Row>) => void
  /** Lines of text a cell has, so that its skeleton is as tall. @default 1 */
  lines?: 1 | 2
}

/** The row that a `<tr>` shows. */
export type RowOf<Row> = (tr: HTMLTableRowElement) => Row | undefined

/** In CSS pixels, or a share of the table. */
export type ColumnWidth = number | `${number}%`

export type SortDirection = 'ascending' | 'descending'

export interface TableSort {
  columnId: string
  direction: SortDirection
}

/** How wide columns are made, and how they say so. Comes from `useTableColumns`. */
export interface TableSizing {
  widths: Readonly<Record<string, ColumnWidth>>
  isFitted: boolean
  resizeLabel: (header: string) => string
  widthText: (pixels: number) => string
  onWidthsChange: (widths: Record<string, number>) => void
}

/** `id`, `data-*` and `aria-*` are handed on to the table element. */
export interface TableProps<Row> extends AriaAttributes {
  id?: string
  /** Names the table; shown above it unless `isCaptionHidden`. */
  caption: ReactNode
  isCaptionHidden?: boolean
  /** Kept stable between renders: a row renders again only when its row object or the columns change. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Makes columns resizable; comes from `useTableColumns`. */
  sizing?: TableSizing
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  /** Names the choice that stands in for the sort buttons once rows have become cards, for example "Sort by". */
  sortLabel?: string
  /** A press on the row, or Enter on its row header. The focus is on the row header's control when it is called. */
  onRowAction?: (row: Row) => void
  /**
   * Makes the row header a link, which goes through the host's router, and opens in a new tab as links do. `onRowAction`
   * then takes plain presses.
   */
  getRowHref?: (row: Row) => string | undefined
  /** Rows to mark as selected. The boxes to do it with are a `selectionColumn`. */
  selectedIds?: ReadonlySet<string>
  onSelectionChange?: (selectedIds: ReadonlySet<string>) => void
  /** Without rows, skeleton rows stand in for them; rows that are there stay, marked as busy. */
  isLoading?: boolean
  /** Read out with the caption while loading. */
  loadingLabel?: string
  /** How many skeleton rows. @default 5 */
  loadingRows?: number
  /** In place of the rows when there are none. */
  empty?: ReactNode
  /** The header stays in sight while the page scrolls, `--mk-table-sticky-offset` below the top. */
  isHeaderSticky?: boolean
}
