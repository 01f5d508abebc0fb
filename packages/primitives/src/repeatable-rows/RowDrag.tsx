'use client'
import { type RefObject, useMemo } from 'react'
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate'
import { useDraggableCollection } from 'react-aria/useDraggableCollection'
import { type DropTarget, type ItemDropTarget, useDroppableCollection } from 'react-aria/useDroppableCollection'
import { useDraggableCollectionState } from 'react-stately/useDraggableCollectionState'
import { useDroppableCollectionState } from 'react-stately/useDroppableCollectionState'
import { useListState } from 'react-stately/useListState'
import { AriaCollection, type AriaItem } from '../internal/aria-collection.ts'
import { AriaScope } from '../internal/AriaScope.tsx'
import { DraggedItem } from '../internal/drag/DraggedItem.tsx'
import { DropPlace } from '../internal/drag/DropPlace.tsx'
import type { DragHandlers } from '../internal/drag/use-drag.ts'
import { useCollectionHandlers } from '../internal/drag/use-collection-handlers.ts'
import * as styles from './RepeatableRows.css.ts'

/** The drag type: accepts only rows of this list. */
const dragType = 'application/x-memberkit-row'

interface RowDragProps {
  list: RefObject<HTMLUListElement | null>
  handlers: DragHandlers
  rows: readonly AriaItem[]
  /** Called with the old and new index, from 0. */
  onMove: (from: number, to: number) => void
}

/** React Aria's drag and drop: by pointer, keyboard and screen reader. Rendered beside its list. */
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
  useCollectionHandlers(handlers, collectionProps)

  function placeOf(key: string | number | undefined) {
    return rows.findIndex((row) => row.key === key)
  }
  const place = { className: styles.place, dropState }
  return rows.map(({ key }, index) => {
    const element = elementOf(list.current, key)
    return (
      <DraggedItem key={key} itemKey={key} {...{ element, handlers, dragState }}>
        {element ? (
          <>
            <DropPlace target={{ type: 'item', key, dropPosition: 'before' }} {...place} element={element} />
            {index === rows.length - 1 ? (
              <DropPlace target={{ type: 'item', key, dropPosition: 'after' }} {...place} element={element} />
            ) : null}
          </>
        ) : null}
      </DraggedItem>
    )
  })
}

function elementsOf(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])]
}

function elementOf(list: HTMLElement | null, key: string) {
  return elementsOf(list).find((item) => item.dataset.row === key) ?? null
}

/** Returns the gap nearest to a vertical position, measured from the top of the list. */
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
