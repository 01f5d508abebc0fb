'use client'
import type { ReactNode } from 'react'
import { useDraggableItem } from 'react-aria/useDraggableCollection'
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState'
import { useBrowserEffect } from '../use-browser-effect.ts'
import type { DragHandlers } from './use-drag.ts'

interface DraggedItemProps {
  itemKey: string
  /** The element, with `data-dragged` during a drag. */
  element: HTMLElement | null
  handlers: DragHandlers
  dragState: DraggableCollectionState
  /** The drop targets beside it. */
  children: ReactNode
}

/** Connects a drag handle to its item. */
export function DraggedItem({ itemKey, element, handlers: { handles }, dragState, children }: DraggedItemProps) {
  const { dragProps, dragButtonProps } = useDraggableItem({ key: itemKey, hasDragButton: true }, dragState)
  const isDragged = dragState.isDragging(itemKey)
  useBrowserEffect(() => {
    const { onDragStart, onDrag, onDragEnd } = dragProps
    handles.set(itemKey, {
      onDragStart,
      onDrag,
      onDragEnd,
      begin(handle, pointerType) {
        // Keyboard dragging starts at this item.
        dragState.selectionManager.setFocusedKey(itemKey)
        dragButtonProps.onPress?.({ type: 'press', pointerType, target: handle } as never)
      },
    })
  })
  useBrowserEffect(() => () => void handles.delete(itemKey), [handles, itemKey])
  useBrowserEffect(() => void element?.toggleAttribute('data-dragged', isDragged), [element, isDragged])
  return children
}
