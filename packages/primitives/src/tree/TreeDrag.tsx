'use client'
import { type RefObject, useEffect, useReducer } from 'react'
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate'
import { useDraggableCollection } from 'react-aria/useDraggableCollection'
import { type ItemDropTarget, useDroppableCollection } from 'react-aria/useDroppableCollection'
import { useDraggableCollectionState } from 'react-stately/useDraggableCollectionState'
import { useDroppableCollectionState } from 'react-stately/useDroppableCollectionState'
import { DraggedItem } from '../internal/drag/DraggedItem.tsx'
import { DropPlace } from '../internal/drag/DropPlace.tsx'
import type { DragHandlers } from '../internal/drag/use-drag.ts'
import { useCollectionHandlers } from '../internal/drag/use-collection-handlers.ts'
import { closing, movedItems, placeOf, targetAt } from './drop-targets.ts'
import * as styles from './Tree.css.ts'
import type { TreeRow } from './tree-rows.ts'
import type { TreeItem, TreeMove, TreeDropTarget } from './types.ts'
import type { TreeRowsState } from './useTreeRows.ts'

/** The drag type: accepts only items of this tree. */
const dragType = 'application/x-memberkit-tree-item'

interface TreeDragProps {
  root: RefObject<HTMLElement | null>
  handlers: DragHandlers
  rows: readonly TreeRow[]
  state: TreeRowsState
  canMove: ((item: TreeItem, to: TreeDropTarget) => boolean) | undefined
  onMove: (move: TreeMove) => void
}

/** React Aria's drag and drop: by pointer, keyboard and screen reader. Rendered beside its tree. */
export function TreeDrag({ root, handlers, rows, state, canMove, onMove }: TreeDragProps) {
  const { collection, selectionManager } = state
  const dragState = useDraggableCollectionState({
    collection,
    selectionManager,
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    getAllowedDropOperations: () => ['move'],
  })
  useDraggableCollection({}, dragState, root)

  const drop = {
    acceptedDragTypes: [dragType],
    onMove: ({ keys, target }: { keys: Set<string | number>; target: ItemDropTarget }) =>
      onMove({ items: movedItems(rows, keys), to: placeOf(target) }),
  }
  const dropState = useDroppableCollectionState({
    ...drop,
    collection,
    selectionManager,
    getDropOperation(target) {
      if (target.type !== 'item' || dragState.draggingKeys.has(target.key)) return 'cancel'
      const row = rows.find(({ key }) => key === target.key)
      if (row?.kind !== 'item') return 'cancel'
      const to = placeOf(target)
      return movedItems(rows, dragState.draggingKeys).every((item) => canMove?.(item, to) ?? true) ? 'move' : 'cancel'
    },
  })
  const { collectionProps } = useDroppableCollection(
    {
      ...drop,
      keyboardDelegate: new ListKeyboardDelegate({ collection, ref: root }),
      dropTargetDelegate: { getDropTargetFromPoint: (_, y, isValid) => targetAt(root.current, y, isValid) },
      // Hovering during a drag, or Alt+Enter, expands a collapsed item.
      onDropActivate: ({ target }) => {
        if (target.type === 'item') state.setExpandedKeys(new Set([...state.expandedKeys, target.key]))
      },
    },
    dropState,
    root,
  )
  useCollectionHandlers(handlers, collectionProps)

  const lines = useLines(root)
  const place = { className: styles.place, dropState }
  return rows.map((row, index) => {
    const { key, kind, level } = row
    const element = lines.get(key)
    if (kind !== 'item' || !element) return null
    return (
      <DraggedItem key={key} itemKey={key} {...{ element, handlers, dragState }}>
        <DropPlace
          target={{ type: 'item', key, dropPosition: 'before' }}
          {...place}
          {...{ element, level: level - 1 }}
        />
        <DropPlace target={{ type: 'item', key, dropPosition: 'on' }} {...place} element={element} />
        {closing(rows, index).map((closed) => (
          <DropPlace
            key={closed.key}
            target={{ type: 'item', key: closed.key, dropPosition: 'after' }}
            {...place}
            {...{ element, level: closed.level - 1 }}
          />
        ))}
      </DraggedItem>
    )
  })
}

/** Returns the rendered rows by key. */
function useLines(root: RefObject<HTMLElement | null>) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!root.current) return
    const observer = new MutationObserver(lookAgain)
    observer.observe(root.current, { childList: true })
    return () => observer.disconnect()
  }, [root])
  const lines = root.current?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? []
  return new Map([...lines].map((line) => [line.dataset.key, line]))
}
