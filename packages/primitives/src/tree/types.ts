import type { ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'

export interface TreeItem {
  id: string
  /** Names the item; typeahead matches it. */
  label: string
  /** Muted text after the label: a count, a date. */
  note?: string
  icon?: ReactNode
  children?: readonly TreeItem[]
  /** Whether it has children that load on first expansion. */
  isLazy?: boolean
  /** Whether it can be focused and expanded, but neither selected nor pressed. */
  isDisabled?: boolean
}

export interface TreeLabels {
  /** Shown while children load. */
  loading: string
  /** Shown if children couldn't load. */
  failed: string
  retry: string
  /** Announced once children have loaded, for example "4 items". */
  loaded: (count: number) => string
}

/** A drop position: into an item, or beside it. */
export interface TreeDropTarget {
  id: string
  position: 'before' | 'into' | 'after'
}

/** The dragged items: one, or all selected ones if it is among them. In the order of the tree. */
export interface TreeMove {
  items: readonly TreeItem[]
  to: TreeDropTarget
}

/** The result of loading an item's children. */
export type Loaded = readonly TreeItem[] | 'loading' | 'failed'

export type LoadChildren = (item: TreeItem) => Promise<readonly TreeItem[]>

export const treeSelectionModes = ['none', 'single', 'multiple'] as const

interface BaseProps {
  /** Names the tree. */
  label: string
  items: readonly TreeItem[]
  /** Ids of the expanded items. */
  expandedIds?: ReadonlySet<string>
  defaultExpandedIds?: ReadonlySet<string>
  onExpandedChange?: (expandedIds: ReadonlySet<string>) => void
  /** Called on Enter or a double press; without selection, on a press. */
  onAction?: (item: TreeItem) => void
  /**
   * Makes items draggable by pointer, keyboard and screen reader. The caller changes `items`, and offers an alternative
   * to dragging, such as a menu of `renderActions` that asks for the destination.
   */
  onMove?: (move: TreeMove) => void
  /** Whether an item can be dropped there. Never called for a position inside the item itself. @default all positions */
  canMove?: (item: TreeItem, to: TreeDropTarget) => boolean
  /** The name of an item's handle: "Move Contracts". Required with `onMove`. */
  dragLabel?: (item: TreeItem) => string
  /** Renders buttons at the end of an item, visible on hover and focus; Tab reaches them. */
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
  /** Whether items have checkboxes. Each item is selected individually, without its children. */
  hasCheckboxes?: boolean
}

interface AllThere {
  loadChildren?: undefined
  labels?: undefined
}

interface Lazy {
  /** Loads the children of an item with `isLazy`, on expansion and on retry. */
  loadChildren: LoadChildren
  labels: TreeLabels
}

type OwnProps = BaseProps & (NoSelection | Selection) & (AllThere | Lazy)
type Handled = 'role' | 'children' | 'onKeyDown' | 'onClick' | 'onDoubleClick' | 'onFocus' | 'onBlur'
export type TreeProps = OwnProps & Omit<NativeProps<'div'>, keyof OwnProps | Handled>
