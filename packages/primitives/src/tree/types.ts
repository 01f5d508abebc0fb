import type { ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'

export interface TreeItem {
  id: string
  /** Names the item; typing its first letters finds it. */
  label: string
  /** Stands after the label, set back: a count, a date. */
  note?: string
  icon?: ReactNode
  children?: readonly TreeItem[]
  /** It has children that are not known yet. They are loaded once it is opened. */
  isLazy?: boolean
  /** Can be reached and opened, but neither selected nor acted on. */
  isDisabled?: boolean
}

export interface TreeLabels {
  /** Stands for the children while they load. */
  loading: string
  /** Says that the children could not be loaded. */
  failed: string
  retry: string
  /** Read out once children are there, for example "4 items". */
  loaded: (count: number) => string
}

/** Where an item would go: into another one, or beside it. */
export interface TreePlace {
  id: string
  position: 'before' | 'into' | 'after'
}

/** What is dragged at once: one item, or all that are selected where it is one of them. In the order of the tree. */
export interface TreeMove {
  items: readonly TreeItem[]
  to: TreePlace
}

/** What came of loading the children of an item. */
export type Loaded = readonly TreeItem[] | 'loading' | 'failed'

export type LoadChildren = (item: TreeItem) => Promise<readonly TreeItem[]>

export const treeSelectionModes = ['none', 'single', 'multiple'] as const

interface BaseProps {
  /** Names the tree. */
  label: string
  items: readonly TreeItem[]
  /** Ids of the items that are open. */
  expandedIds?: ReadonlySet<string>
  defaultExpandedIds?: ReadonlySet<string>
  onExpandedChange?: (expandedIds: ReadonlySet<string>) => void
  /** Enter, or a double press; where nothing can be selected, a press. */
  onAction?: (item: TreeItem) => void
  /**
   * Items can be dragged, with a pointer, from the keyboard and by screen readers. Changing `items` is up to you, as is a
   * way without dragging, such as a menu of `renderActions` that asks where to.
   */
  onMove?: (move: TreeMove) => void
  /** Whether an item may go there. Never asked for a place within the item itself. @default all places */
  canMove?: (item: TreeItem, to: TreePlace) => boolean
  /** Name of the handle an item is dragged by: "Move Contracts". Needed with `onMove`. */
  dragLabel?: (item: TreeItem) => string
  /** Buttons at the end of an item, seen on the item that is pointed at or has the focus; Tab goes to them. */
  renderActions?: (item: TreeItem) => ReactNode
}

interface NoSelection {
  /** @default 'none' */
  selectionMode?: 'none'
  selectedIds?: undefined
  defaultSelectedIds?: undefined
  onSelectionChange?: undefined
  hasCheckboxes?: undefined
}

interface Selection {
  selectionMode: 'single' | 'multiple'
  selectedIds?: ReadonlySet<string>
  defaultSelectedIds?: ReadonlySet<string>
  onSelectionChange?: (selectedIds: ReadonlySet<string>) => void
  /** Each item is selected for itself: what is below it is not selected with it. */
  hasCheckboxes?: boolean
}

interface AllThere {
  loadChildren?: undefined
  labels?: undefined
}

interface Lazy {
  /** Loads the children of an item with `isLazy`, when it is opened and again when it is asked to. */
  loadChildren: LoadChildren
  labels: TreeLabels
}

type OwnProps = BaseProps & (NoSelection | Selection) & (AllThere | Lazy)
type Handled = 'role' | 'children' | 'onKeyDown' | 'onClick' | 'onDoubleClick' | 'onFocus' | 'onBlur'
export type TreeProps = OwnProps & Omit<NativeProps<'div'>, keyof OwnProps | Handled>
