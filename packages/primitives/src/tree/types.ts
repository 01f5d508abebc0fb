import type { ReactNode } from 'react'

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

/** What came of loading the children of an item. */
export type Loaded = readonly TreeItem[] | 'loading' | 'failed'
