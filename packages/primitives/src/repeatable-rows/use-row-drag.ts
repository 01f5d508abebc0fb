'use client'
import { type DragEventHandler, useState } from 'react'
import { useOnIntent } from '../internal/use-on-intent.ts'

/** What a handle and the list do once dragging is loaded. */
export interface RowDragHandlers {
  /** By the key of the row. */
  handles: Map<string, HandleHandlers>
  list: Map<ListEvent, DragEventHandler>
}

export const listEvents = ['onDragEnter', 'onDragOver', 'onDragLeave', 'onDrop'] as const
type ListEvent = (typeof listEvents)[number]

export interface HandleHandlers {
  onDragStart?: DragEventHandler
  onDrag?: DragEventHandler
  onDragEnd?: DragEventHandler
  /** Begins a drag from the keyboard or by a screen reader. */
  begin: (handle: HTMLElement, pointerType: 'keyboard' | 'virtual') => void
}

const loadRowDrag = () => import('./RowDrag.tsx').then(({ RowDrag }) => RowDrag)

/** Dragging of rows, loaded at the first sign of it. The list and its handles stay as they are when it comes. */
export function useRowDrag() {
  const { part, ask } = useOnIntent(loadRowDrag)
  const [handlers] = useState<RowDragHandlers>(() => ({ handles: new Map(), list: new Map() }))
  const listProps: Partial<Record<ListEvent, DragEventHandler>> = {}
  for (const name of listEvents) listProps[name] = (event) => handlers.list.get(name)?.(event)
  return { part, ask, handlers, listProps }
}
