'use client'
import type { ReactNode } from 'react'
import { useDraggableItem } from 'react-aria/useDraggableCollection'
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState'
import { useBrowserEffect } from '../use-browser-effect.ts'
import type { DragHandlers } from './use-drag.ts'

interface DraggedItemProps {
  itemKey: string
  /** Marked with `data-dragged` while it is dragged. */
  element: HTMLElement | null
  handlers: DragHandlers
  dragState: DraggableCollectionState
  /** Where something can be put beside it. */
  children: ReactNode
}

/** Lends a handle what it does. */
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
        // Where the search for a place begins.
        dragState.selectionManager.setFocusedKey(itemKey)
        dragButtonProps.onPress?.({ type: 'press', pointerType, target: handle } as never)
      },
    })
  })
  useBrowserEffect(() => () => void handles.delete(itemKey), [handles, itemKey])
  useBrowserEffect(() => void element?.toggleAttribute('data-dragged', isDragged), [element, isDragged])
  return children
}
