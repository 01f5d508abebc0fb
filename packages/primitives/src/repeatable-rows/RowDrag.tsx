'use client'
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate'
import { useDraggableCollection, useDraggableItem } from 'react-aria/useDraggableCollection'
import {
  type DropTarget,
  type ItemDropTarget,
  useDropIndicator,
  useDroppableCollection,
} from 'react-aria/useDroppableCollection'
import { createPortal } from 'react-dom'
import { type DraggableCollectionState, useDraggableCollectionState } from 'react-stately/useDraggableCollectionState'
import { type DroppableCollectionState, useDroppableCollectionState } from 'react-stately/useDroppableCollectionState'
import { useListState } from 'react-stately/useListState'
import { AriaCollection, type AriaItem } from '../internal/aria-collection.ts'
import { AriaScope } from '../internal/AriaScope.tsx'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import * as styles from './RepeatableRows.css.ts'
import { listEvents, type RowDragHandlers } from './use-row-drag.ts'

/** Only rows of such a list are taken, and of that list only. */
const dragType = 'application/x-memberkit-row'

interface RowDragProps {
  list: RefObject<HTMLUListElement | null>
  handlers: RowDragHandlers
  rows: readonly AriaItem[]
  /** From one place to another, both counted from 0. */
  onMove: (from: number, to: number) => void
}

/** Drag and drop as React Aria does it: by pointer, from the keyboard and by screen readers. Beside the list it serves. */
export function RowDrag(props: RowDragProps) {
  return (
    <AriaScope element={props.list}>
      <Rows {...props} />
    </AriaScope>
  )
}

function Rows({ list, handlers, rows, onMove }: RowDragProps) {
  const collection = useMemo(() => new AriaCollection(rows), [rows])
  const { selectionManager } = useListState<object>({ collection, selectionMode: 'none' })
  const dragState = useDraggableCollectionState({
    collection,
    selectionManager,
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    getAllowedDropOperations: () => ['move'],
  })
  useDraggableCollection({}, dragState, list)

  const onReorder = ({ keys, target }: { keys: Set<string | number>; target: ItemDropTarget }) => {
    const from = placeOf(keys.values().next().value)
    const at = placeOf(target.key) + (target.dropPosition === 'after' ? 1 : 0)
    if (from >= 0) onMove(from, at > from ? at - 1 : at)
  }
  const dropState = useDroppableCollectionState({
    collection,
    selectionManager,
    acceptedDragTypes: [dragType],
    onReorder,
  })
  const { collectionProps } = useDroppableCollection(
    {
      acceptedDragTypes: [dragType],
      onReorder,
      keyboardDelegate: new ListKeyboardDelegate({ collection, ref: list }),
      dropTargetDelegate: { getDropTargetFromPoint: (_, y) => targetAt(list.current, y) },
    },
    dropState,
    list,
  )
  useBrowserEffect(() => {
    for (const name of listEvents) {
      const handle = collectionProps[name]
      if (handle) handlers.list.set(name, handle)
    }
  })

  function placeOf(key: string | number | undefined) {
    return rows.findIndex((row) => row.key === key)
  }
  return rows.map(({ key }, index) => {
    const item = elementOf(list.current, key)
    return (
      <Row key={key} rowKey={key} {...{ item, handlers, dragState }}>
        {item ? (
          <>
            <Place target={{ type: 'item', key, dropPosition: 'before' }} {...{ item, dropState }} />
            {index === rows.length - 1 ? (
              <Place target={{ type: 'item', key, dropPosition: 'after' }} {...{ item, dropState }} />
            ) : null}
          </>
        ) : null}
      </Row>
    )
  })
}

interface RowProps {
  rowKey: string
  item: HTMLElement | null
  handlers: RowDragHandlers
  dragState: DraggableCollectionState
  children: ReactNode
}

/** Lends a handle what it does. */
function Row({ rowKey, item, handlers: { handles }, dragState, children }: RowProps) {
  const { dragProps, dragButtonProps } = useDraggableItem({ key: rowKey, hasDragButton: true }, dragState)
  const isDragged = dragState.isDragging(rowKey)
  useBrowserEffect(() => {
    const { onDragStart, onDrag, onDragEnd } = dragProps
    handles.set(rowKey, {
      onDragStart,
      onDrag,
      onDragEnd,
      begin(handle, pointerType) {
        // Where the search for a place begins.
        dragState.selectionManager.setFocusedKey(rowKey)
        dragButtonProps.onPress?.({ type: 'press', pointerType, target: handle } as never)
      },
    })
  })
  useBrowserEffect(() => () => void handles.delete(rowKey), [handles, rowKey])
  useBrowserEffect(() => void item?.toggleAttribute('data-dragged', isDragged), [item, isDragged])
  return children
}

interface PlaceProps {
  target: ItemDropTarget
  item: HTMLElement
  dropState: DroppableCollectionState
}

/** Where a row can be put: seen as a line, and a stop of the arrow keys while something is dragged. */
function Place({ target, item, dropState }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const { dropIndicatorProps, isHidden, isDropTarget } = useDropIndicator({ target }, dropState, place)
  if (isHidden) return null
  return createPortal(
    <div
      {...dropIndicatorProps}
      ref={place}
      role="button"
      className={styles.place}
      data-position={target.dropPosition}
      data-target={isDropTarget ? '' : undefined}
    />,
    item,
  )
}

function elementsOf(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])]
}

function elementOf(list: HTMLElement | null, key: string) {
  return elementsOf(list).find((item) => item.dataset.row === key) ?? null
}

/** The gap nearest to a height, which is measured from the top of the list. */
function targetAt(list: HTMLElement | null, y: number): DropTarget | null {
  const items = elementsOf(list)
  const top = list?.getBoundingClientRect().top ?? 0
  const below = items.find((item) => {
    const box = item.getBoundingClientRect()
    return y + top < box.top + box.height / 2
  })
  const key = (below ?? items.at(-1))?.dataset.row
  return key === undefined ? null : { type: 'item', key, dropPosition: below ? 'before' : 'after' }
}
