import type { ListState } from 'react-stately/useListState'

type Collection = ListState<object>['collection']
type Key = string | number
export type AriaNode = NonNullable<ReturnType<Collection['getItem']>>

/** The data of an item that React Aria needs. */
export interface AriaItem {
  key: string
  /** Its accessible name, and the text for type-ahead. */
  text: string
  /** The level, from 0. */
  level?: number
  parentKey?: string | undefined
  onAction?: (() => void) | undefined
}

/** The items of a composite in arrow-key order, as React Aria's collection: created from data, not from JSX. */
export class AriaCollection implements Collection {
  private readonly nodes = new Map<Key, AriaNode>()
  private readonly places = new Map<Key, number>()
  private readonly children = new Map<Key | null, AriaNode[]>()

  private readonly items: readonly AriaItem[]

  constructor(items: readonly AriaItem[]) {
    this.items = items
    items.forEach((item, at) => this.add(item, at))
  }

  private add({ key, text, level = 0, parentKey: parent, onAction }: AriaItem, at: number) {
    const parentKey = parent ?? null
    const siblings = this.childrenOf(parentKey)
    const before = siblings.at(-1)
    const node: AriaNode = {
      type: 'item',
      key,
      textValue: text,
      level,
      parentKey,
      index: siblings.length,
      prevKey: before?.key ?? null,
      nextKey: null,
      value: null,
      rendered: null,
      hasChildNodes: false,
      childNodes: this.childrenOf(key),
      props: { onAction },
    }
    if (before) before.nextKey = key
    siblings.push(node)
    this.nodes.set(key, node)
    this.places.set(key, at)
  }

  private childrenOf(key: Key | null) {
    const children = this.children.get(key) ?? []
    this.children.set(key, children)
    return children
  }

  get size() {
    return this.items.length
  }
  [Symbol.iterator]() {
    return this.nodes.values()
  }
  getKeys() {
    return this.nodes.keys()
  }
  getItem(key: Key) {
    return this.nodes.get(key) ?? null
  }
  at(index: number) {
    return this.getItem(this.items[index]?.key ?? '')
  }
  getKeyBefore(key: Key) {
    return this.items[(this.places.get(key) ?? 0) - 1]?.key ?? null
  }
  getKeyAfter(key: Key) {
    return this.items[(this.places.get(key) ?? Infinity) + 1]?.key ?? null
  }
  getFirstKey() {
    return this.items[0]?.key ?? null
  }
  getLastKey() {
    return this.items.at(-1)?.key ?? null
  }
  getChildren(key: Key) {
    return this.children.get(key) ?? []
  }
}
