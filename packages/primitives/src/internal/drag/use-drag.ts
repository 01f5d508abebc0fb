'use client'
import { type DragEventHandler, useState } from 'react'
import { useOnIntent } from '../use-on-intent.ts'

/** What handles and their list do once dragging is loaded. */
export interface DragHandlers {
  /** By the key of the item. */
  handles: Map<string, HandleHandlers>
  list: Map<ListEvent, DragEventHandler>
}

export const listEvents = ['onDragEnter', 'onDragOver', 'onDragLeave', 'onDrop'] as const
export type ListEvent = (typeof listEvents)[number]

export interface HandleHandlers {
  onDragStart?: DragEventHandler
  onDrag?: DragEventHandler
  onDragEnd?: DragEventHandler
  /** Begins a drag from the keyboard or by a screen reader. */
  begin: (handle: HTMLElement, pointerType: 'keyboard' | 'virtual') => void
}

/** Dragging, loaded at the first sign of it. The list and its handles stay as they are when it comes. */
export function useDrag<Part>(load: () => Promise<Part>) {
  const { part, ask } = useOnIntent(load)
  const [handlers] = useState<DragHandlers>(() => ({ handles: new Map(), list: new Map() }))
  const listProps: Partial<Record<ListEvent, DragEventHandler>> = {}
  for (const name of listEvents) listProps[name] = (event) => handlers.list.get(name)?.(event)
  return { part, ask, handlers, listProps }
}
